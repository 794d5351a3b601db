import { addDays, type IsoDate } from '#law/date.ts';
import type { DateMeaning } from '#letters/letter-read.ts';
import type { Random } from '#tests/cnis/generate/random.ts';
import { longDate, shortDate } from '#words/dates.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import type { InventedItem, InventedLetter } from './invented.ts';
import { grantTable } from './table.ts';

interface Given {
  readonly random: Random;
  readonly decided: IsoDate;
  readonly der: IsoDate;
  readonly benefit: string;
  /** A sentence of the site's pages, with its slug. */
  readonly reason: { readonly slug: string; readonly text: string };
}

type Body = Pick<InventedLetter, 'body' | 'title'> &
  Partial<Pick<InventedLetter, 'dates' | 'items' | 'days' | 'reason' | 'table'>>;

/** As letters write a day: mostly in digits. */
const day = (random: Random, date: IsoDate): string =>
  random.chance(0.8) ? shortDate(date) : longDate(date).replaceAll('\u00a0', ' ');

const at = (what: DateMeaning, date: IsoDate) => ({ what, day: date });

const appeal =
  'Caso não concorde com esta decisão, poderá interpor recurso à Junta de Recursos no prazo de 30 (trinta) dias, contados da data do recebimento.';

/** Where the reason stands: after its label, or after one of the INSS's connectives. */
function because({ random, reason: { text } }: Given): string {
  const sentence = text.replace(/\.$/, '');
  const small = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  if (
    /^(?:falta|ausência|perda|não (?:constatação|comprovação|cumprimento|comparecimento))/i.test(
      small,
    )
  )
    return `em razão de ${small}.`;
  return random.pick([`tendo em vista que ${small}.`, `por: ${small}.`]);
}

function denial(given: Given): Body {
  const { random, reason, benefit } = given;
  const said = random.chance(0.5)
    ? [`Decisão: Indeferimento do Pedido`, `Motivo: ${reason.text}`]
    : [
        `Em atenção ao requerimento de ${benefit}, a Previdência Social comunica que não foi reconhecido o direito ao benefício, ${because(given)}`,
      ];
  return { title: 'COMUNICADO DE DECISÃO', body: [...said, appeal], reason: reason.slug };
}

const papers: readonly [InventedItem, ...InventedItem[]] = [
  { text: 'Carteira de trabalho, todas as páginas', asks: ['paper'], papers: ['workBook'] },
  { text: 'Certidão de nascimento', asks: ['paper'], papers: ['birthCertificate'] },
  { text: 'Certidão de casamento atualizada', asks: ['paper'], papers: ['marriageCertificate'] },
  { text: 'Certidão de óbito do instituidor', asks: ['paper'], papers: ['deathCertificate'] },
  { text: 'Comprovante de residência', asks: ['paper'], papers: ['address'] },
  {
    text: 'Autodeclaração do segurado especial preenchida',
    asks: ['paper'],
    papers: ['ruralDeclaration'],
  },
  { text: 'Notas fiscais de produtor', asks: ['paper'], papers: ['ruralProof'] },
  { text: 'PPP da empresa EMPRESA DE TESTE LTDA', asks: ['paper'], papers: ['specialTime'] },
  {
    text: 'Procuração ou fiança reciprocamente outorgada, se houver',
    asks: ['paper'],
    papers: ['unionProof'],
  },
  {
    text: 'Documento de identificação com foto, frente e verso',
    asks: ['paper'],
    papers: ['identity'],
  },
  { text: 'Laudo médico com data e CID', asks: ['paper'], papers: ['medical'] },
  { text: 'Termo de curatela', asks: ['paper'], papers: ['guardianship'] },
  { text: 'Declaração da escola sobre o aluno', asks: [] },
  { text: 'Fotos do casal em família', asks: [] },
];

const bullets: readonly [(at: number) => string, ...((at: number) => string)[]] = [
  (index) => `${index + 1}. `,
  (index) => `${index + 1}) `,
  (index) => `${String.fromCharCode(97 + index)}) `,
  () => '? ',
  () => '• ',
];

const closing =
  'O não atendimento desta exigência no prazo poderá implicar o arquivamento do pedido. É possível acompanhar o andamento pelo Meu INSS. Atenciosamente, Instituto Nacional do Seguro Social';

function paperList({ random, decided }: Given): Body {
  const from = random.between(0, papers.length - 1);
  const items = Array.from(
    { length: random.between(1, 6) },
    (_, index) => papers[(from + index * 3) % papers.length] ?? papers[0],
  );
  const bullet = random.pick(bullets);
  const due = addDays(decided, 30);
  const isPrinted = random.chance(0.7);
  return {
    title: 'CARTA DE EXIGÊNCIA',
    body: [
      'Prezado(a) Senhor(a),',
      'Para dar andamento ao processo 99999999, solicitamos o envio eletrônico dos documentos descritos abaixo:',
      ...items.map(({ text }, index) => `${bullet(index)}${text}`),
      isPrinted
        ? `O atendimento deve ocorrer até o dia ${day(random, due)} (30 dias de prazo).`
        : 'Prazo para cumprimento da exigência: em até 30 dias.',
      closing,
    ],
    items,
    ...(isPrinted ? { dates: [at('dueBy', due)] } : { days: 30 }),
    reason: 'carta-de-exigencia',
  };
}

function schedule({ random }: Given): Body {
  const visits = random.pick<InventedItem>([
    { text: 'perícia médica e avaliação social', asks: ['exam', 'socialVisit'] },
    { text: 'perícia médica', asks: ['exam'] },
    { text: 'avaliação social', asks: ['socialVisit'] },
  ]);
  const text = `O Benefício Assistencial à Pessoa com Deficiência exige ${visits.text}.`;
  const order = 'Agende todos os serviços que estiverem pendentes.';
  return {
    title: 'EXIGÊNCIA',
    body: [
      `${text} ${order} Entre no Meu INSS. Siga para Cumprir Exigência. Ligue para o telefone 135. Este pedido será concluído por desistência caso não faça o agendamento em até 30 dias.`,
    ],
    items: [
      { text, asks: visits.asks },
      { text: order, asks: [] },
    ],
    days: 30,
    reason: 'carta-de-exigencia',
  };
}

function signature({ random, decided }: Given): Body {
  const due = addDays(decided, 30);
  const found =
    'A procuração apresentada foi submetida à consulta através da plataforma https://validar.iti.gov.br/ e não obtivemos retorno.';
  const order = `Apresentar nova procuração assinada de forma manuscrita até ${day(random, due)}.`;
  return {
    title: 'CARTA DE EXIGÊNCIA',
    body: ['NR:', found, order, closing],
    items: [found, order].map((text) => ({ text, asks: ['signature', 'paper'] })),
    dates: [at('dueBy', due)],
    reason: 'procuracao',
  };
}

function biometrics(): Body {
  const text = 'Você deve ter registro de biometria.';
  return {
    title: 'EXIGÊNCIA',
    body: [
      text,
      'Está liberada da biometria a pessoa: Maior de 80 anos; Impedida de se deslocar; Que mora em área de difícil acesso.',
      'Cumpra a exigência em até 30 dias.',
    ],
    items: [{ text, asks: ['biometrics'] }],
    days: 30,
    reason: 'biometria',
  };
}

function requirement(given: Given): Body {
  return given.random.pick([paperList, paperList, schedule, signature, biometrics])(given);
}

function grant(given: Given): Body {
  const { random, der, decided, benefit } = given;
  const from = day(random, der);
  if (random.chance(0.4)) {
    const end = addDays(decided, random.between(30, 180));
    return {
      title: 'COMUNICADO DE DECISÃO',
      body: [
        `A perícia médica reconheceu a sua incapacidade e o AUXÍLIO POR INCAPACIDADE TEMPORÁRIA PREVIDENCIÁRIO nº 9999999999 foi concedido. O início do benefício foi fixado em ${from} e a cessação será em ${day(random, end)}.`,
        appeal,
      ],
      dates: [at('dib', der), at('dcb', end)],
      reason: 'concessao',
    };
  }
  return {
    title: 'Carta de Concessão / Memória de Cálculo do Benefício',
    body: [
      `Data de Concessão do Benefício: ${shortDate(decided)}`,
      `Comunicamos que lhe foi concedido ${benefit.toUpperCase()} número 999999999-9 requerido em ${from} com renda mensal de R$ 1.621,00, calculada conforme abaixo, com início de vigência a partir de ${from}.`,
      'Cálculo de Benefícios segundo a Lei 9876, de 29/11/1999',
    ],
    dates: [at('granted', decided), at('dib', der)],
    table: grantTable(random, der),
    reason: 'concessao',
  };
}

function archived({ random, decided }: Given): Body {
  const due = addDays(decided, -5);
  return {
    title: 'COMUNICADO',
    body: [
      `Foi aberta exigência com prazo até ${day(random, due)} e não houve o seu cumprimento. Nos termos do art. 40 da Lei 9.784, de 29/01/1999, procedemos ao arquivamento do pedido.`,
    ],
    dates: [at('wasDue', due)],
    reason: 'exigencia',
  };
}

function extended({ random, decided }: Given): Body {
  const end = addDays(decided, random.between(30, 120));
  return {
    title: 'COMUNICADO DE DECISÃO',
    body: [
      random.chance(0.5)
        ? `O benefício 9999999999 foi prorrogado. Data da cessação: ${day(random, end)}`
        : `O pedido de prorrogação do seu auxílio foi deferido e o benefício foi prorrogado até ${day(random, end)}.`,
    ],
    dates: [at('dcb', end)],
    reason: 'auxilio-com-data-final',
  };
}

const notExtended = ({ random, decided }: Given): Body => ({
  title: 'COMUNICADO DE DECISÃO',
  body: [
    `O pedido de prorrogação foi indeferido, pois não foi constatada incapacidade laborativa. O benefício 9999999999 não foi prorrogado. Data da cessação: ${day(random, decided)}`,
    appeal,
  ],
  dates: [at('dcb', decided)],
  reason: 'prorrogacao-negada',
});

function defence({ random, decided, benefit }: Given): Body {
  const due = addDays(decided, 30);
  const isPrinted = random.chance(0.5);
  return {
    title: 'OFÍCIO DE DEFESA',
    body: [
      `Identificamos possível irregularidade na manutenção do benefício. ${
        isPrinted
          ? `Poderá apresentar defesa até o dia ${day(random, due)}`
          : 'Facultamos o prazo de 30 (trinta) dias para apresentar defesa'
      }, sob pena de suspensão do pagamento.`,
    ],
    ...(isPrinted ? { dates: [at('defenceBy', due)] } : { days: 30 }),
    // The BPC has a page of its own for it.
    reason: /assist|amparo|bpc/i.test(benefit) ? 'cessado-bpc-mob' : 'apuracao-de-irregularidade',
  };
}

const cut = ({ random, decided }: Given): Body => ({
  title: 'COMUNICADO',
  body: [
    `Comunicamos que o seu benefício foi cessado em ${day(random, decided)}, por não ter sido apresentada defesa.`,
    appeal,
  ],
  dates: [at('dcb', decided)],
});

function summons({ random, decided }: Given): Body {
  const visit = addDays(decided, random.between(10, 60));
  return {
    title: 'CONVOCAÇÃO',
    body: [
      `Sua perícia médica foi remarcada. Compareça no dia ${day(random, visit)} às 10h na Agência CIDADE DE TESTE, com documento com foto. O não comparecimento poderá resultar na suspensão do benefício.`,
    ],
    dates: [at('appointment', visit)],
  };
}

const board = ({ random, decided }: Given): Body => ({
  title: 'ACÓRDÃO',
  body: [
    `Sessão de ${day(random, decided)}. A 00ª Junta de Recursos conheceu do recurso e negou-lhe provimento, por unanimidade.`,
  ],
  dates: [at('decided', decided)],
  reason: 'junta-negou',
});

const reviewRefused = ({ random, der }: Given): Body => ({
  title: 'COMUNICADO DE DECISÃO',
  body: [
    `O pedido de revisão apresentado em ${day(random, der)} foi indeferido: a renda mensal foi mantida.`,
    appeal,
  ],
  dates: [at('requested', der)],
  reason: 'revisao-negada',
});

export const bodies: Readonly<Record<LetterKind, (given: Given) => Body>> = {
  grant,
  denial,
  requirement,
  archived,
  extended,
  notExtended,
  defence,
  cut,
  summons,
  board,
  reviewRefused,
};
