import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { papersIn } from './papers.ts';
import { readLetter } from './read-letter.ts';

const read = (text: string) => readLetter(text, []);
const daysOf = (text: string) => read(text).dates.map(({ what, day }) => [what, day]);
const unreadOf = (text: string) => read(text).unread.map(({ why, what }) => [why, what]);

it.each([
  ['Não foi reconhecido o direito. Ele pagava meu aluguel no pix.', false],
  ['Não foi reconhecido o direito. Pague por pix.', true],
])('o que se pagava não é pedido de dinheiro: %s', (text, isWary) => {
  expect(read(text).signs.isWary).toBe(isWary);
});

const inCourt =
  'Comunicamos que, em cumprimento à decisão nos autos (2ª Vara do Juizado Especial Federal), foi implantado o';
it.each([
  [
    `INSS - CEAB/DJ. ${inCourt} AUXÍLIO POR INCAPACIDADE TEMPORÁRIA, com DCB em 18/12/2026.`,
    'grant',
  ],
  ['Juizado Especial Federal. Foi implantado o auxílio. Diga o autor em 5 dias.', undefined],
  ['INSS. Não compareceu. Benefício sujeito a suspensão.', undefined],
  ['SEU CADASTRO UNICO ESTA DESATUALIZADO HA 24 MESES. PROCURE O CRAS.', 'summons'],
  ['meu auxilio do inss acabou dia 26/11/2026 e eu nao pedi pra prorrogar', 'cut'],
  ['pedi pra prorrogar e não prorrogaram', 'notExtended'],
  ['Perícia agendada para o dia 10/12/2026, por diligência da 4ª Junta', 'summons'],
  [
    'Comunicamos o encerramento da fase de defesa. O seu benefício será suspenso em 10/12/2026.',
    'cut',
  ],
  [
    'Auxílio por incapacidade CONCEDIDO até 30/11/2026, não se justificando afastamento além.',
    'grant',
  ],
  ['PREFEITURA - CRAS. Cadastro Único do BPC. Traga CPF ao CRAS até 18/12/2026.', 'summons'],
  ['PREFEITURA - CRAS. Cadastro Único do Bolsa Família: traga CPF ao CRAS.', undefined],
  ['Comunicamos que a pensão não foi concedida. Só veio um documento, de 2019.', 'denial'],
  ['Comunicamos que o pedido ainda não foi concedido nem negado: apresente a certidão.', undefined],
  ['Auxílio por lncapacidade Temporária concedido, benefício mantido até 10/12/2026.', 'grant'],
  ['Para verificar se procede o seu pedido, apresente a certidão em 30 dias.', 'requirement'],
  ['Revisão: recuperação da capacidade. Será mantido com mensalidade de recuperação.', 'cut'],
  ['Benefício mantido. Não houve recuperação da capacidade nem mensalidade.', undefined],
  ['Resultado do requerimento: não atende ao critério. Cabe recurso em 30 dias.', 'denial'],
  ['Resultado da revisão: não atende ao critério. Cabe recurso em 30 dias.', undefined],
  ['Reconhecida a sua incapacidade. Indeferido por falta de carência.', 'denial'],
  ['Comunicação de decisão. N3o foi reconhecid0 o direito ao benefício.', 'denial'],
  ['Comunicação de decisão. N o foi reconhecido o direito ao benefício.', 'denial'],
  ['INSS: seu requerimento (pensão por morte) tem EXIGÊNCIA. Cumpra até 09/12.', 'requirement'],
  [
    'O atestado não atende aos requisitos. Para não perder o pedido, agende perícia.',
    'requirement',
  ],
  ['Agendamento confirmado: perícia médica. Data: 09/12/2026 Hora: 07:40', 'summons'],
  ['Não há biometria. Para continuar recebendo, faça a CIN em 90 dias.', 'summons'],
  ['Falta a biometria. Para continuar a análise do pedido, faça a CIN.', undefined],
  ['A cota da pensão não será extinta em 08/12/2026.', undefined],
  ['O benefício de auxílio por incapacidade temporária não foi prorrogado.', 'notExtended'],
  ['Revisão processada sem alteração da renda. Pedido INDEFERIDO.', 'reviewRefused'],
  ['Decorrido o prazo sem manifestação, encerra-se o processo por desistência.', 'archived'],
  ['Decorrido o prazo sem manifestação, o processo será encerrado.', undefined],
  ['Comunicamos o reconhecimento do direito ao auxílio requerido.', 'grant'],
  ['Requerimento indeferido por não cumprimento de exigência. Cabe recurso.', 'denial'],
  [
    'Prazo de 60 dias para a DEFESA. Não apresentada a defesa o beneficio sera suspenso.',
    'defence',
  ],
  ['A avaliação social do BPC, do protocolo de teste, está marcada para: 9/12/2026', 'summons'],
  ['INDEFIRO o pedido pelo não cumprimento de exigência. Cabe recurso em 30 dias.', 'denial'],
  ['Não houve indeferimento. Agende a perícia para dar continuidade ao pedido.', 'requirement'],
  ['Ocorrência: CRÉDITO BLOQUEADO - FALTA DE COMPROVAÇÃO DE VIDA', 'cut'],
  ['Situação do benefício: CESSADO. Nenhum pedido em andamento.', 'cut'],
  ['CONSTA PENDENCIA DE COMPROVACAO DE VIDA. REALIZE A PROVA DE VIDA NO BANCO.', 'summons'],
])('o que faz, e com certeza: %s', (text, kind) => {
  const { kinds, isSure } = read(text);
  expect(isSure ? kinds[0] : undefined).toBe(kind);
});

it.each([
  ['Não foi possível reconhecer a foto. Refaça a prova de vida.', 'summons'],
  ['Foi designada perícia para 10/12/2026, por diligência da 4ª Junta de Recursos', 'summons'],
  ['Não foi possível a concessão automática. Agende a perícia em 30 dias.', 'requirement'],
])('o que vem primeiro: %s', (text, kind) => expect(read(text).kinds[0]).toBe(kind));

describe('as datas, pelo que está escrito antes delas', () => {
  it.each([
    ['Data do requerimento: 10/10/2026', 'der', '2026-10-10'],
    ['Data da decisão: 1º de novembro de 2026', 'decided', '2026-11-01'],
    ['O atendimento deve ocorrer até o dia 10/12/2026 (30 dias de prazo).', 'dueBy', '2026-12-10'],
    ['Poderá apresentar defesa até 10/12/2026.', 'defenceBy', '2026-12-10'],
    ['Caberá recurso até 10/12/2026.', 'appealBy', '2026-12-10'],
    ['Recurso Ordinário, pelo e-Recursos, até 10/12/2026.', 'appealBy', '2026-12-10'],
    ['Recurso Ordinário nº 1. Sustentação oral: até 10/12/2026.', 'speakBy', '2026-12-10'],
    ['Providencie no prazo de 90 dias a contar deste aviso (22/10/2026).', 'issued', '2026-10-22'],
    ['Recurso em 30 dias a contar do recebimento desta, em 12/11/2026.', 'known', '2026-11-12'],
    ['Em 19/11/2026 o requerimento 00.000 foi indeferido.', 'decided', '2026-11-19'],
    ['Auxílio por incapacidade\nInício: 20/10/2026\nFim: 18/12/2026', 'dcb', '2026-12-18'],
    ['com início de vigência a partir de\n01/08/2026.', 'dib', '2026-08-01'],
    ['DIP: 01/09/2026', 'dip', '2026-09-01'],
    ['a cessação será em 10/12/2026', 'dcb', '2026-12-10'],
    ['O benefício foi concedido até 09/09/2026.', 'dcb', '2026-09-09'],
    ['Foi reconhecido o direito ao benefício até 15/12/2026.', 'dcb', '2026-12-15'],
    ['Não foi reconhecido o direito. Brasília, 20 de outubro de 2026.', 'issued', '2026-10-20'],
    ['Resultado: Indeferido  Data: 17/11/2026', 'issued', '2026-11-17'],
    ['Data da cessação da cota: 21/12/2026', 'dcb', '2026-12-21'],
    ['compareça no dia 12/12/2026 às 10h', 'appointment', '2026-12-12'],
    ['Não compareceu à perícia agendada para 12/12/2026', 'missed', '2026-12-12'],
    ['Prazo para cumprimento: lO/I2/2O26', 'dueBy', '2026-12-10'],
    ['O pedido foi indeferido, em 05/11/2026.', 'decided', '2026-11-05'],
    ['Defesa em 30 dias.\nRecebido em 19/11/2026 (AR)', 'known', '2026-11-19'],
    ['[envelope dos Correios - AR recebido em 04/11/2026]', 'known', '2026-11-04'],
    ['Defesa em 30 dias. AR: 12/11/2026.', 'known', '2026-11-12'],
    ['Ciência ao interessado: 24/11/2026', 'known', '2026-11-24'],
    ['Ciência eletrônica em 13/11/2026.', 'known', '2026-11-13'],
    ['Intimação lida no sistema em 27/11/2026.', 'known', '2026-11-27'],
    ['Contestar em 15 dias.\nEntregue em mãos 23/11/2026', 'known', '2026-11-23'],
    ['AR assinado 17/11/2026', 'known', '2026-11-17'],
    ['evento: consulta pelo interessado 06/11/2026 19:22', 'known', '2026-11-06'],
    ['De: vara@trf0.jus.br  qua 25/11/2026 16:47 SENTENÇA', 'issued', '2026-11-25'],
    ['Em qua., 25 de nov. de 2026 às 16:47, a Vara escreveu:', 'issued', '2026-11-25'],
    ['Disponibilização: quinta-feira, 19 de novembro de 2026.', 'published', '2026-11-19'],
    ['Ciência pelo terminal do banco em 20/11/2026.', 'known', '2026-11-20'],
    ['Em 22/11/2026 o INSS indeferiu o pedido.', 'decided', '2026-11-22'],
    [
      'Em 10/01/2020 o INSS negou pedido semelhante. Data da decisão: 20/11/2026',
      'decided',
      '2026-11-20',
    ],
    ['É assegurada a defesa até 10/12/2026.', 'defenceBy', '2026-12-10'],
    ['Fica assegurado o prazo de recurso até 24/12/2026.', 'appealBy', '2026-12-24'],
    [
      'Perícia agendada para o dia 10/12/2026, às 9h, em atendimento à diligência da 4ª Junta',
      'appointment',
      '2026-12-10',
    ],
    ['O pagamento fica assegurado até 24/11/2026.', 'dcb', '2026-11-24'],
    ['em sessão realizada em 10/12/2026', 'decided', '2026-12-10'],
    ['Auxílio concedido. O pagamento vai até 10/12/2026.', 'dcb', '2026-12-10'],
    ['Auxílio concedido; o benefício segue só até o dia 10/12/2026.', 'dcb', '2026-12-10'],
    ['Auxílio concedido. Fim em 10/12/2026.', 'dcb', '2026-12-10'],
    ['O prazo para o pagamento da GRU vai até 10/12/2026.', 'payBy', '2026-12-10'],
    ['Ciência registrada no Meu INSS: 20/11/2026.', 'known', '2026-11-20'],
    ['Ciência do interessado pelo Meu INSS: 10/11/2026.', 'known', '2026-11-10'],
    ['Recurso no prazo de 30 dias, contados desta ciência (23/11/2026).', 'known', '2026-11-23'],
    ['Traga o CPF de todos ao CRAS até 18/12/2026.', 'dueBy', '2026-12-18'],
    ['Comunicado\n\nEm: 04/11/2026\nIndeferido.', 'issued', '2026-11-04'],
    ['OFÍCIO Nº 1      CIDADE DE TESTE, 11 de novembro de 2026.', 'issued', '2026-11-11'],
    ['Cidade de Teste, 16 de novembro de 2026.     Coordenação', 'issued', '2026-11-16'],
    ['Data: 23/11/2026      APS CIDADE', 'issued', '2026-11-23'],
    ['Data do despacho decisório 09/11/2026', 'decided', '2026-11-09'],
    ['Exame pericial | Concl. 12/11/2026', 'decided', '2026-11-12'],
    ['perícia médica para o dia 15/12/2026, às 14h30min', 'appointment', '2026-12-15'],
    ['Data da decisão ....... 26/10/2026', 'decided', '2026-10-26'],
    ['Consulta pela titular . 03/11/2026', 'known', '2026-11-03'],
    ['Decisão proferida em: 24/11/2026', 'decided', '2026-11-24'],
    ['Disponibilizado ao interessado em 05/11/2026.', 'published', '2026-11-05'],
    ['Ciência do segurado, presencialmente na APS, em 18/11/2026.', 'known', '2026-11-18'],
    ['CARTA Nº 000/2026        27/10/2026', 'issued', '2026-10-27'],
    ['art. 77, Lei 8.213/91\nData da cessação: 20/12/2026', 'dcb', '2026-12-20'],
    [
      'Foi concedida a aposentadoria. Concedida em: 06/11/2026. Uma parte não foi reconhecida: indeferida.',
      'decided',
      '2026-11-06',
    ],
    ['Pedido: concluído e visualizado: 24/11/2026', 'decided', '2026-11-24'],
    ['pedido não aprovado em 23/11/2026', 'decided', '2026-11-23'],
    ['DECISÃO, 19/11/2026: não concedido', 'decided', '2026-11-19'],
    ['Lido no Meu INSS: 19/11/2026', 'known', '2026-11-19'],
    ['Confirmação de leitura eletrônica: 11/11/2026', 'known', '2026-11-11'],
    ['ausência de V.Sa. ao atendimento designado para 24/11/2026', 'missed', '2026-11-24'],
    ['“Previdência Social, 22 de agosto de 2017. Senhora, indeferido.', 'issued', '2017-08-22'],
    ['Aos vinte e três dias de novembro de dois mil e vinte e seis.', 'issued', '2026-11-23'],
    ['Cidade de Teste, dezesseis de novembro de 2026', 'issued', '2026-11-16'],
    ['CEAB - 09 de novembro de 2026', 'issued', '2026-11-09'],
    ['status: concluída em 24.11.26', 'decided', '2026-11-24'],
    ['[carimbo do correio] Recebido  10 NOV 2026', 'known', '2026-11-10'],
    ['Código de rastreio BR000000001BR - ENTREGUE 13/11/2026 10:41', 'known', '2026-11-13'],
    ['a carta, corn ciencia ern 04/11/2026', 'known', '2026-11-04'],
    ['24/11/2026 10:15\nTarefa concluída', 'decided', '2026-11-24'],
    ['Instituto Nacional do Seguro Social - 13/11/2026', 'issued', '2026-11-13'],
    ['Documento emitido eletronicamente em 10/11/2026 às 17:42.', 'issued', '2026-11-10'],
    ['ECT - recebido 09 NOV 2026', 'known', '2026-11-09'],
    ['Recebido por PESSOA DE TESTE em 23/11/26', 'known', '2026-11-23'],
    ['[...] cabe recurso no prazo de 30 dias [...] 14/08/2026', 'issued', '2026-08-14'],
    ['Data: 04/12/2026 - sexta-feira\nHora: 10:20', 'appointment', '2026-12-04'],
  ])('%s', (text, what, day) => {
    expect(daysOf(text)).toEqual([[what, day]]);
  });

  it.each([
    'Apresentar provas do período rural até 10/12/2026',
    'Foi mantida a qualidade de segurado até 10/12/2026.',
    'Em 15/03/2019 o INSS indeferiu o primeiro pedido.',
    'O requerimento anterior, de 10/12/2025, foi indeferido em 10/01/2026.',
    'CONVOCAÇÃO   10/12/2026 - fica convocado',
    'Não consta ciência registrada no Meu INSS em 20/11/2026.',
    'Ciência da exigência registrada em 10/09/2026.',
    'PESSOA DE TESTE, 30/03/2026      CPF',
    'juros calculados até 30/11/2026',
    'Requerimento processado em 12/11/2026',
    'Data da demissão em 10/10/2025',
    'Início da deficiência em 01/01/2000',
    'Último vínculo encerrado em 20/09/2024',
    'Comunicação de Acidente de Trabalho nº 1, emitida em 11/09/2026',
    'Nascida em Recife, 22 de agosto de 1957. Falta carência.',
  ])('não é o que parece: %s', (text) => {
    expect(daysOf(text)).toEqual([]);
  });

  it('a data de uma lei não é do caso', () => {
    expect(read('segundo a Lei 9876, de 29/11/1999').unread).toEqual([]);
  });

  it.each([
    ['Data da decisão: 31/02/2026', 'impossible', 'decided'],
    ['Data da decisão: 10/12/202', 'unreadable', 'decided'],
    ['Data da decisão: 3l/02/2026', 'impossible', 'decided'],
    ['Data da decisão: 10/12/20', 'incomplete', 'decided'],
    ['Envie os documentos até 18/08.', 'incomplete', 'dueBy'],
    ['Veja 10/12/2026 também.', 'unlabelled', undefined],
    ['O prazo encerra-se em ___/12/2026.', 'unreadable', 'dueBy'],
    ['Emitida em ?2/11/2026', 'unreadable', 'issued'],
    ['Atender até o dia 1?/l2/2O26 na exigência', 'unreadable', 'dueBy'],
    ['Data da decisão:\nMotivo: renda', 'empty', 'decided'],
  ])('não se adivinha: %s', (text, why, what) => {
    expect(daysOf(text)).toEqual([]);
    expect(unreadOf(text)).toEqual([[why, what]]);
  });
});

it('o rótulo, e não o tamanho, diz que número é; nada dele aparece', () => {
  const { hidden, masked } = read(
    'Nome: PESSOA DE TESTE CPF: 000.000.000-00\nNB: 123.456.789-0 Requerimento: 123456789 Data da decisão: 12/11/2026',
  );
  expect(hidden.map(({ what }) => what)).toEqual(['name', 'cpf', 'benefit', 'request']);
  expect(masked).not.toMatch(/PESSOA|TESTE|123|000/);
  expect(masked).toContain('12/11/2026');
});

it('o nome sozinho na sua linha também não aparece', () => {
  const { masked } = read(
    'Nome\nPESSOA DE TESTE\nCPF\n000.000.000-00\nPrezado(a) Sr(a). Pessoa de Teste,',
  );
  expect(masked).not.toMatch(/PESSOA|TESTE|Pessoa|000/);
});

it('o que vem depois do ponto não é nome', () => {
  expect(read('em relação ao segurado instituidor. Prazo de recurso: 30 dias').masked).toContain(
    'Prazo de recurso',
  );
  expect(read('óbito do instituidor Pessoa de Teste').masked).not.toMatch(/Pessoa|Teste/);
  expect(read('Prezado Sr. Pessoa de Teste,').masked).not.toMatch(/Pessoa|Teste/);
});

it('o que a negativa conta de um prazo já passou; de um pedido, ainda corre', () => {
  const until = 'Apresente os documentos até o dia 10/12/2026.';
  expect(daysOf(`Solicitamos o envio de documentos do benefício. ${until}`)).toEqual([
    ['dueBy', '2026-12-10'],
  ]);
  const closed =
    'Foi aberta exigência com prazo até 10/12/2026 e não houve o seu cumprimento. Procedemos ao arquivamento do pedido.';
  expect(daysOf(closed)).toEqual([['wasDue', '2026-12-10']]);
});

it('de um texto qualquer nada se perde: cada palavra está em um pedido, no rodapé ou no resto', () => {
  const words = fc.constantFrom(
    ...'solicitamos o envio dos documentos abaixo: 1. 2) a) ? • ; . \n Apresentar Certidão de nascimento biometria liberada da perícia Agende Atenciosamente, CPF 123.456.789-00 até 10/12/2026'.split(
      ' ',
    ),
    '\n\n',
  );
  const text = fc.array(words, { maxLength: 60 }).map((all) => all.join(' '));
  fc.assert(
    fc.property(text, (one) => {
      const { masked, items, exempt, footers, rest } = read(one);
      const parts = [...items, ...exempt, ...footers, ...rest]
        .sort((a, b) => a.place.from - b.place.from)
        .map((part) => part.text);
      expect(parts.join(' ').replaceAll(/\s+/g, ' ')).toBe(masked.replaceAll(/\s+/g, ' ').trim());
    }),
  );
});

it.each([
  ['INSS: seu benefício será BLOQUEADO em 24h. Regularize em http://inss-prova.example/r', 'scam'],
  ['INSS: faça a prova de vida até 30/11/2026 em https://meu.inss.gov.br', undefined],
  [
    'Comprovante de contratação - crédito consignado INSS. Taxa de juros: 1,85%. Valor liberado.',
    'loan',
  ],
  ['Contrato de empréstimo consignado liberado: pague a taxa por PIX.', 'scam'],
  ['Pague a taxa de R$ 89,00 para receber o benefício.', 'scam'],
  ['Para receber os atrasados, pague antes a GPS de 06/2026.', undefined],
  ['Um agente credenciado irá à sua casa. Deixe o cartão com ele.', 'scam'],
  ['Antecipamos a perícia mediante contribuição de R$ 150,00.', 'scam'],
  ['Mande a foto da frente do documento: o benefício foi deferido.', 'scam'],
  ['URGENTE, repassem! O INSS vai cortar quem tem casa própria.', 'story'],
  ['CAIXA - FGTS. Saque INDEFERIDO. Apresente a carta de concessão.', 'company'],
  ['Repassem: o INSS liberou o dinheiro. Pague a taxa por PIX e receba.', 'scam'],
  ['O INSS negou o meu pedido, e saiu no jornal que cabe recurso.', undefined],
  ['o inss cortou o bpc do vizinho, divulguem', undefined],
  ['Divulguem: negaram o auxílio, cabe recurso em 30 dias', undefined],
  ['Desconto de mensalidade associativa no seu benefício.', 'fee'],
  ['ATO ORDINATÓRIO. Intimem-se as partes sobre o laudo, em 5 dias.', 'court'],
  ['A conta de luz chegou junto. Não foi reconhecido o direito ao benefício.', undefined],
])('o que não é do INSS: %s', (text, alarm) => {
  expect(read(text).signs.alarm).toBe(alarm);
});

it.each([
  ['Faça a prova de vida em até 60 dias.', [['answer', 60]]],
  [
    'Diligência da 4ª Junta: intime-se a recorrente para, no prazo de 30 dias, juntar o PPP.',
    [['answer', 30]],
  ],
  ['Diligência: o INSS juntará o processo no prazo de 30 dias.', []],
  [
    'Segurado especial. Defesa no prazo de 30 (trinta) dias, ou de 60 (sessenta) dias no caso de segurado especial.',
    [['defence', 60]],
  ],
  [
    'Aposentadoria. Defesa no prazo de 30 (trinta) dias, ou de 60 (sessenta) dias no caso de segurado especial.',
    [['defence', 30]],
  ],
])('de quem é o prazo: %s', (text, terms) =>
  expect(read(text).terms.map(({ of, days }) => [of, days])).toEqual(terms),
);

it.each([
  ['Negado. No mesmo envelope: revisão sem alteração.', true],
  ['Negado. No mesmo envelope da decisão vai a guia.', false],
])('dois papéis no mesmo envelope são mais de um, e uma guia não: %s', (text, isSeveral) =>
  expect(read(text).signs.isSeveral).toBe(isSeveral),
);

it.each([
  ['A Junta decidiu NEGAR-LHE PROVIMENTO.', 'no'],
  ['Conheço do recurso e DOU-LHE PROVIMENT0.', 'yes'],
  ['Recurso do INSS: DAR-LHE PROVlMENTO, reformando o acórdão.', 'no'],
  ['Recurso do segurado: NEGAR-LHE PROVlMENTO.', 'no'],
  ['Dou parcial provimento ao recurso.', 'part'],
  ['Recurso conhecido e provido em parte.', 'part'],
  ['Julgamento convertido em diligência.', 'asks'],
  ['A Junta decidiu baixar os autos em diligência.', 'asks'],
  ['O INSS interpôs recurso especial do acórdão que deu provimento ao seu recurso.', 'appealed'],
  ['Câmara de Julgamento: recurso especial do segurado improvido.', 'last'],
  ['Recorrente: INSS. Acordam, por unanimidade, dar-lhe provimento.', 'no'],
  ['Recorrente: INSS. Acordam, por unanimidade, negar-lhe provimento.', 'yes'],
  ['Acórdão da Junta.', undefined],
  ['Intimado a oferecer contrarrazões ao recurso da autarquia em 30 dias.', 'appealed'],
  ['O INSS apresentou contrarrazões. Recurso do segurado improvido.', 'no'],
  ['Junta: negar provimento. Cabe recurso especial à Câmara de Julgamento.', 'no'],
])('o que a Junta disse: %s', (text, board) => {
  expect(read(text).signs.board).toBe(board);
});

it.each([
  ['Benefício: 88/700.000.026-0. Acumulação com pensão por morte de outro regime.', 'bpc-loas'],
  [
    'O titular do benefício 88/700.000.026-0 tem renda: pensão por morte recebida pelo cônjuge (NB 21/900.000.050-9).',
    'bpc-loas',
  ],
  ['Esp. 21 DER 22/01/2026', 'pensao-por-morte'],
  ['NB 42/900.000.051-0. Benefício anterior 36/900.000.050-9.', 'aposentadoria-por-tempo'],
  ['NB 42/900.000.051-0 e NB 36/900.000.050-9.', undefined],
  ['CNPJ 00.000.000/0001-00, em 07/05/2026.', undefined],
])('do que a carta trata: %s', (text, benefit) => {
  expect(read(text).species?.benefit).toBe(benefit);
});

it.each([
  ['GRU anexa, com vencimento em 15/01/2027. Defesa em 30 dias.', ['payBy'], 'claim'],
  ['Pague a GRU até 15/01/2027 ou apresente defesa em 30 dias.', ['payBy'], 'claim'],
  ['Pague por GRU em 60 dias ou recorra ao CRPS: recurso no prazo de 30 dias.', [], 'claim'],
  ['Notificação de cobrança. Vencimento: 15/01/2027.', ['payBy'], 'bill'],
  ['Apresente defesa até 15/01/2027.', ['defenceBy'], undefined],
  ['O prazo da exigência vence em 15/01/2027.', ['dueBy'], undefined],
])('o vencimento da guia não é o fim da defesa: %s', (text, meanings, charge) => {
  const { dates, signs } = read(text);
  expect(dates.map(({ what }) => what)).toEqual(meanings);
  expect(signs.charge).toBe(charge);
});

it.each([
  ['O crédito não sacado até 29/01/2027 será devolvido ao INSS.', []],
  ['O prazo da exigência, que venceria em 10/12/2026, foi prorrogado.', ['replaced']],
  [
    'O prazo da exigência, que terminaria em 10/12/2026, passa a encerrar em 10/01/2027.',
    ['replaced', 'dueBy'],
  ],
  ['O prazo da defesa foi estendido de 10/12/2026 para 10/01/2027.', ['replaced', 'defenceBy']],
  ['Não é necessário comparecer à perícia marcada para 10/12/2026.', ['replaced']],
  ['O fornecimento poderá ser suspenso a partir de 10/12/2026.', []],
])('não é dia de responder: %s', (text, meanings) => {
  expect(read(text).dates.map(({ what }) => what)).toEqual(meanings);
});

it.each([
  ['Ciência do interessado em 20/11/2026.', ['known']],
  ['Ciência do interessado registrada eletronicamente em 20/11/2026.', ['known']],
  ['Parte autora intimada pessoalmente na secretaria em 20/11/2026.', ['known']],
  ['Fica intimada da perícia em 20/11/2026.', []],
  ['AR juntado: entregue em 20/11/2026.', ['known']],
  ['Recebi: FULANA DE TAL 20/11/2026', ['known']],
  ['Recebida pelo(a) titular em: 20/11/2026', ['known']],
  ['17/11/2026 Ciência do interessado (Meu INSS)', ['known']],
  ['Auxílio concedido. Manutenção até: 20/11/2026.', ['dcb']],
  ['Exigência: apresente o RG. Prazo: 30 dias. Expira em 20/11/2026.', ['dueBy']],
  ['Recurso contra a decisão de que teve ciência da decisão recorrida em 20/11/2026.', []],
])('o dia da ciência: %s', (text, meanings) => {
  expect(read(text).dates.map(({ what }) => what)).toEqual(meanings);
});

it.each([
  ['O crédito encontra-se bloqueado.', 'blocked'],
  ['Bloqueado. Sem resposta, será suspenso.', 'blocked'],
  ['O benefício foi suspenso.', 'suspended'],
  ['Bloqueado em 08/2026 e cessado em 10/2026.', undefined],
])('até onde foi o que parou: %s', (text, held) => {
  expect(read(text).signs.held).toBe(held);
});

it.each([
  ['BPC suspenso em 10/11/2026 por falta de atualização do Cadastro Único.', true],
  ['BPC suspenso: a renda no CadÚnico, desatualizado, passa do limite.', false],
  ['BPC suspenso: vínculo de emprego. O Cadastro Único está desatualizado.', false],
])('parou pelo cadastro, e não pela renda: %s', (text, isOutdated) => {
  expect(read(text).signs).toMatchObject({ call: 'registry', held: 'suspended', isOutdated });
});

it('de uma errata com dois dias marcados, os dois são lidos e nenhum é dito só', () => {
  const { dates, signs } = read(
    'ERRATA. Leia-se avaliação social no dia 10/12/2026, às 08h00. Perícia médica do dia 17/12/2026, às 11h.',
  );
  expect(dates.map(({ what, day }) => [what, day])).toEqual([
    ['appointment', '2026-12-10'],
    ['appointment', '2026-12-17'],
  ]);
  expect(signs.isMoved).toBe(true);
});

it.each([
  'A perícia, que estava marcada para 04/12/2026, às 09h, foi alterada para 11/12/2026, às 14h.',
  'A perícia do dia 04/12/2026, às 09h, foi cancelada. Novo agendamento: 11/12/2026 às 14h.',
  'A perícia de 04/12/2026 às 10h foi cancelada. Nova data: 11/12/2026 às 13h40.',
  'A avaliação foi marcada para 04/12/2026 e antecipada para 11/12/2026.',
  'Sua pericia de 04/12/26 foi remarcada. Ela passa a ser em 11/12/26 as 10:15.',
])('de um dia mudado, só o novo é o de comparecer: %s', (text) => {
  const days = read(text).dates.filter(({ what }) => what === 'appointment');
  expect(days.map(({ day }) => day)).toEqual(['2026-12-11']);
});

it('um dia marcado traz a sua hora', () => {
  expect(
    read('Perícia remarcada por falta de perito. Nova data: 08/12/2026, às 14h20').signs.isMoved,
  ).toBe(false);
  const hours = ['às 08:40', 'às 13h00', 'às 9h', ''].map(
    (hour) => read(`Perícia agendada para 14/12/2026, ${hour}`).dates[0]?.hour,
  );
  expect(hours).toEqual(['08:40', '13:00', '09:00', undefined]);
});

it('cada prazo em dias de uma exigência é lido', () => {
  const { terms } = read(
    'Exigência. Apresentar a certidão: prazo 5 (cinco) dias. Apresentar provas: prazo de 30 (trinta) dias.',
  );
  expect(terms.map(({ days }) => days)).toEqual([5, 30]);
});

it.each([
  ['Regularize em até 90 dias. Se em 30 dias não houver confirmação, será bloqueado.', [90, 30]],
  ['Defesa em 60 dias. Não apresentada, o benefício será suspenso, com recurso em 30 dias.', [60]],
])('o prazo de confirmar conta, e o do que viria depois não: %s', (text, expected) => {
  expect(read(text).terms.map(({ days }) => days)).toEqual(expected);
});

it.each([
  ['Pague o boleto até 01/12/2026. Após o pagamento, sua carta de concessão será enviada.', 'scam'],
  ['Sou seu advogado e troquei de número. Saiu a decisão do processo.', 'scam'],
  ['Devolva o valor no PIX do setor de estornos.', 'scam'],
  ['Extrato de pagamento de requisições - RPV. Valor depositado.', 'courtMoney'],
  ['TRF. Requisição de Pequeno Valor. Devedor: INSS. Aguardando depósito.', 'courtMoney'],
  ['TRF. Precatório. O INSS impugnou: intime-se a parte autora em 5 dias.', 'court'],
  ['INSS informa: indeferido em 10/11/2026. A requisição de pequeno valor segue.', undefined],
  ['Comunicação de Acidente de Trabalho. Emitente: 1. Data do acidente: 18/11/2026', 'accident'],
  ['Comunicação de Acidente de Trabalho. Emitente: 1. Data do acidente: 1. Morte: sim', undefined],
  [
    'Exigência: envie a Comunicação de Acidente de Trabalho, emitente e data do acidente',
    undefined,
  ],
  ['Foi averbado um novo empréstimo no seu benefício.', 'loan'],
  ['Sinistro: negativa de cobertura da invalidez.', 'company'],
  ['Se mudou de telefone, atualize o cadastro no processo.', undefined],
  ['O INSS informa: apresente declaração do departamento pessoal da empresa.', undefined],
  ['O INSS informa que o benefício foi revisto. O atrasado sai por precatório.', undefined],
  ['Após o pagamento da GPS, o pedido será enviado para análise do benefício.', undefined],
  ['Indeferido. Não informe sua senha do gov.br a ninguém.', undefined],
  ['Pensão por morte. Foram apresentados: conta de luz e fotos. Recurso: 30 dias.', undefined],
  ['Um servidor virá à sua residência para a troca do cartão.', 'scam'],
  ['O perito virá à sua residência. Tenha documento com foto.', undefined],
  ['O seu cartão vai chegar na sua casa pelos Correios.', undefined],
  ['Para cancelar o empréstimo, basta gerar a devolução pelo boleto.', 'scam'],
  ['O contrato de empréstimo consignado foi CANCELADO. Nada há a devolver.', 'loanOff'],
  ['Foi incluído um empréstimo consignado. O contrato anterior foi cancelado.', 'loan'],
  ['Proposta de empréstimo consignado aguardando a sua autorização.', 'loanAsked'],
  ['Exigência: apresente comprovante de endereço, como conta de luz ou apólice.', undefined],
  ['CARTA DE EXIGÊNCIA do INSS: envie selfie e a senha do Meu INSS.', 'scam'],
  ['Plantão de revisão: traga RG, cartão do benefício e senha do gov.br.', 'scam'],
  ['Traga documento com foto e pegue a senha na entrada.', undefined],
  ['Aqui é do INSS: precisa fazer prova de vida por vídeo chamada hoje.', 'scam'],
  ['Ligaram do INSS e pediram o rosto para a prova de vida.', 'scam'],
  ['O INSS não faz mais prova de vida na agência. Um agente vai te ligar por vídeo.', 'scam'],
  ['Um atendente entrará em contato por WhatsApp para a sua prova de vida.', 'scam'],
  ['Faça a prova de vida no aplicativo Meu INSS, pela câmera, ou no banco.', undefined],
  ['Suspenso por falta de comprovação de vida. O segurado telefonou ao 135.', undefined],
  ['Prova de vida em casa: vamos ligar a partir do 135 para avisar o dia.', undefined],
  ['Prova de vida: ligue 135. Se alguém ligou pedindo dados, é golpe.', undefined],
  ['A prova de vida é feita por vídeo chamada no consulado.', undefined],
  ['O INSS não faz prova de vida por chamada de vídeo. Faça no banco.', undefined],
  [
    'IPREV, Instituto de Previdência dos Servidores Municipais: pedido de aposentadoria indeferido.',
    'company',
  ],
  ['Exigência do INSS: certidão do Instituto de Previdência dos Servidores do Estado.', undefined],
  ['Carteira de Trabalho Digital. Seguro-Desemprego. Situação: notificado.', 'company'],
  ['INSS. Seguro-desemprego do pescador: indeferido.', undefined],
  ['Auxílio indeferido: recebe seguro-desemprego.', undefined],
  ['Perícia por chamada de vídeo no zap: rosto iluminado e RG na mão.', 'scam'],
  ['Seu RPV foi liberado. É necessária a caução de 3% por transferência.', 'scam'],
  ['Contribuição em atraso: emita a guia GPS para completar o mês.', undefined],
  ['Extrato de pagamento. 282 CONTRIB. CONAFER 48,63', 'payslip'],
  ['216 CONSIGNACAO EMPRESTIMO BANCARIO R$ 212,40', 'payslip'],
  ['Carta de concessão: média de 282 contribuições.', undefined],
  [
    'Guia da Previdência Social - GPS. Código de pagamento 1007. Vencimento 15/12/2026.',
    'contribution',
  ],
  ['DAS em atraso do MEI. Vencimento 21/09/2026. Total R$ 92,10.', 'contribution'],
  ['Exigência: pague a GPS da competência 06/2026, com vencimento em 15/12/2026.', undefined],
  [
    'DEFENSORIA PÚBLICA DA UNIÃO. PAJ 2026/000. Envie os laudos para propor ação contra o INSS.',
    'defender',
  ],
  ['Banco: a margem consignável do seu benefício foi reduzida.', 'loan'],
  ['Benefício concedido. Ele começa bloqueado para empréstimo consignado.', undefined],
  // A demand stands above the form of the paper; a denied one is none.
  ['Carta de exigência. Envie o cartão, frente e verso do cartão do banco, ao analista.', 'scam'],
  ['Carta de exigência. Apresente o RG, frente e verso, pelo Meu INSS.', undefined],
  ['RPV liberado. É exigida a quitação antecipada do imposto, em boleto.', 'scam'],
  ['RPV liberado para saque: não há taxa, custas ou imposto a antecipar.', 'courtMoney'],
  ['Informe ao atendente o código de 6 números que vai chegar por SMS.', 'scam'],
  ['Não informe a ninguém o código que chegou por SMS.', undefined],
  ['Devolva o valor por PIX à nossa assessoria.', 'scam'],
  ['Devolva o valor por GRU, processo 35000.000000/2026-11.', undefined],
  ['Instale o arquivo MeuINSS.apk e autorize a acessibilidade.', 'scam'],
  ['Benefício concedido. Você não precisa pagar nada para receber.', undefined],
  // What a bank offers to everybody asks for nothing.
  ['Benefício bloqueado: não sacado. Procure o INSS. [Pix] [Pagar conta]', undefined],
  ['Banco: benefício bloqueado. Antecipe o 13º com as melhores taxas.', undefined],
  ['Banco: benefício bloqueado. Para liberar, faça um PIX de R$ 49,90.', 'scam'],
  ['Ação contra o INSS. JULGO EXTINTO O PROCESSO, sem resolução do mérito.', 'courtEnd'],
  ['O requerimento ao INSS foi encerrado por desistência, sem análise do mérito.', undefined],
  ['Comunicado de decisão. A ação foi extinta sem resolução do mérito (CPC).', undefined],
  ['Receita Federal. Débitos do DAS-MEI em aberto. Regularize em 30 dias.', 'taxOffice'],
  ['Refinanciamento - Benefício 21. Valor liberado R$ 3.214,55, 84x R$ 78,90.', 'loan'],
  ['TRANSPORTES - Ao colaborador: alta do INSS em 13/11/2026, exame de retorno INAPTO.', 'keptOut'],
  ['o INSS deu alta, a empresa disse que estou inapto', 'keptOut'],
  ['a empresa disse inapto depois da alta do INSS, e o INSS não prorrogou', undefined],
  ['Jornal: “não foi reconhecido o direito ao benefício”. Leia mais.', 'story'],
  ['Li no jornal. Leia também a minha carta: não foi reconhecido o direito.', undefined],
  ['INSS. Assunto: isenção de IRPF. Decisão: indeferimento. Recurso em 30 dias.', 'exemption'],
  ['o inss negou a isenção do imposto de renda da minha aposentadoria', 'exemption'],
  ['BPC: apresente a declaração de isenção do imposto de renda até 14/12/2026.', undefined],
  ['Foi concedida aposentadoria. Isenção de imposto de renda? Peça no Meu INSS.', undefined],
  ['Prefeitura. Isenção de IPTU para aposentado indeferida.', 'company'],
  ['INSS. Período decadente 01/1994. Indenização: R$ 18.200,00. GPS vence 30/11/2026.', 'arrears'],
  [
    'Autorizado recolhimento em atraso do período 2001. GPS, total a recolher R$ 900,00.',
    'arrears',
  ],
  ['Indeferida: o período em atraso não foi indenizado. Cálculo R$ 900,00. Recurso.', undefined],
  ['INSS. Apresente a guia paga da indenização do período, R$ 900,00.', undefined],
  ['Ofício de cobrança. Período 2020, indenização R$ 900,00. GRU, dívida ativa.', undefined],
])('de quem é o papel: %s', (text, alarm) => {
  expect(read(text).signs.alarm).toBe(alarm);
});

// Of each pair one asks, and the other is what an office really sends.
it.each([
  [
    'Previdência: a senhora tem R$ 3.120,00 de desconto indevido a receber. É de graça. Um atendente vai ligar por vídeo para a biometria facial. Responda SIM.',
    'INSS informa: você pode pedir a devolução dos descontos de associação no Meu INSS, no 135 ou nos Correios. Não é preciso pagar nada nem falar com intermediários.',
    'fee',
  ],
  [
    'Aqui é a Dra. Paula, do escritório. Meu número novo é este. Saiu o dinheiro do seu processo, falta só recolher as custas de R$ 890,00. Mando a chave já.',
    'Aqui é do escritório da Dra. Paula. Saiu a sentença do seu processo contra o INSS, procedente. Ainda cabe recurso do INSS. Venha ao escritório na quinta, dia 10/12/2026, às 15h, para conversarmos. Não cobramos nada adiantado.',
    undefined,
  ],
  [
    'Setor antifraude do INSS. Alguém tentou um empréstimo no seu nome. Repasse para este número o código que vai chegar no seu celular e não comente com o gerente do banco.',
    'Código gov.br: 482913. Não compartilhe este código com ninguém. O gov.br nunca pede o código por telefone.',
    undefined,
  ],
  [
    'Consigo antecipar sua perícia para amanhã às 8h. O encaixe custa só 70,00 e é do sistema. Quer que eu reserve?',
    'INSS: sua perícia foi antecipada para 03/12/2026, às 08:00, na APS Centro. A remarcação é gratuita pelo Meu INSS ou 135.',
    undefined,
  ],
  [
    'Caro beneficiário, V.Sa. foi contemplado no lote de diferenças da revisão da vida toda, R$ 27.900,00. Ligue para nossa central jurídica (11) 4000-0000 em até 3 dias ou o crédito volta à União.',
    'Caixa: o seu abono salarial PIS está disponível para saque até 29/12/2026, em qualquer agência, com documento. Consulte no aplicativo Caixa Trabalhador.',
    undefined,
  ],
  [
    'Houve um depósito por engano na sua conta, de um empréstimo que não foi o senhor que pediu. Faça o estorno para a conta da CENTRAL DE CANCELAMENTOS LTDA e mande o comprovante para encerrarmos as parcelas.',
    'Banco Exemplo S.A. Confirmamos o cancelamento do contrato 0000 de empréstimo consignado, pedido no prazo de 7 dias. O valor foi devolvido por você em 02/12/2026. As parcelas não serão descontadas do benefício.',
    'loan',
  ],
  [
    'Atualização obrigatória do Meu INSS. Sem o novo app o pagamento de dezembro não cai. Baixe em meu-inss-atualiza.com e permita a instalação de fontes desconhecidas.',
    'Meu INSS: há uma versão nova do aplicativo. Atualize na loja oficial do seu celular. Nenhum pagamento depende disso.',
    undefined,
  ],
  [
    'De: secretaria@crps-oficial.org. Seu recurso foi provido, atrasados de R$ 18.400,00. Recolha os emolumentos de R$ 275,00 pela guia anexa; o crédito sai em 48 horas após a compensação.',
    'Conselho de Recursos da Previdência Social. Recorrente: PESSOA DE TESTE. A Junta deu provimento ao recurso. Encaminhe-se ao INSS para cumprimento. O processo administrativo é gratuito.',
    undefined,
  ],
  [
    'INSS: cadastro desatualizado. Para não perder o pagamento, acesse meuinss-gov.info e confirme CPF, senha e foto do documento.',
    'INSS: confira seus dados em gov.br/meuinss ou no aplicativo Meu INSS. Endereço e telefone podem ser atualizados lá, sem custo.',
    undefined,
  ],
  [
    'Funcionário do banco passará hoje para recolher o cartão com defeito. Corte ao meio e entregue o chip junto com a senha anotada. Seu benefício será liberado no cartão novo.',
    'Banco Exemplo: seu novo cartão do benefício chegou à agência. Retire com documento com foto. A senha é cadastrada por você, no caixa.',
    undefined,
  ],
  [
    'Parabéns, aposentado! O governo liberou o 14º salário. Cadastre-se preenchendo o termo de adesão e contribua com R$ 35,00 para a taxa de cadastro.',
    'O INSS informa que não existe 14º salário para aposentados. Desconfie de mensagens que pedem cadastro ou taxa.',
    undefined,
  ],
  [
    'Oi, é do INSS. Vamos fazer sua prova de vida por aqui mesmo, no WhatsApp. Me manda um vídeo virando o rosto e uma foto do RG.',
    'INSS: sua prova de vida vence em 12/2026. Você pode fazê-la no aplicativo Meu INSS, com reconhecimento facial, ou no banco que paga.',
    undefined,
  ],
  [
    'Precatório liberado. Para expedir o alvará é preciso o recolhimento antecipado do imposto, R$ 1.540,00, por transferência ao perito contador.',
    'Tribunal Regional Federal. Precatório incluído na proposta de 2027. O imposto de renda é retido na fonte, pelo banco, na hora do saque. Não há taxa para receber.',
    'courtMoney',
  ],
  [
    'Liberamos sua revisão. O valor de R$ 9.870,00 está retido por falta do seguro prestamista. Quite o seguro de R$ 199,00 hoje e receba em 2 horas.',
    'Seguradora Exemplo. Apólice 000. O seguro prestamista do seu contrato vence em 30/12/2026. Para cancelar, ligue 0800 000 0000.',
    'company',
  ],
  [
    'Suporte Meu INSS: instale o AnyDesk para o técnico desbloquear seu benefício. Não desligue a chamada.',
    'INSS: seu benefício foi desbloqueado para empréstimo a seu pedido em 20/11/2026. Não foi você? Bloqueie de novo no Meu INSS e ligue 135.',
    undefined,
  ],
  [
    'Dona PESSOA DE TESTE, sua carta de concessão saiu! Para liberar o primeiro pagamento deposite a taxa do cadastro, R$ 120, até as 17h.',
    'INSS: seu benefício foi concedido. O primeiro pagamento fica disponível em 08/12/2026, no Banco Exemplo. O INSS não cobra taxa para liberar.',
    undefined,
  ],
  [
    'Sou servidor da agência e posso aprovar seu BPC ainda esta semana. É só uma ajuda de 300 reais no pix, metade agora e metade depois.',
    'Defensoria Pública da União: sua assistência é gratuita. Traga o indeferimento do BPC e a folha do CadÚnico até 15/12/2026.',
    'defender',
  ],
  [
    'Seu CPF está com pendência e o benefício será cancelado em 24h. Regularize pagando o boleto de R$ 84,90 no link bit.ly/regular',
    'Receita Federal: seu CPF está pendente de regularização. Regularize sem custo em gov.br/receitafederal.',
    undefined,
  ],
  [
    'Você ganhou na Justiça! Confirme seus dados bancários e o código que enviamos por SMS para o depósito cair hoje.',
    'Justiça Federal. Parte autora: PESSOA DE TESTE. Informe em 5 dias a conta bancária de sua titularidade, por petição do seu advogado, para a transferência da RPV.',
    'court',
  ],
  [
    'A associação dos aposentados devolve seu dinheiro em dobro. Para receber, assine a ficha de filiação e pague a primeira mensalidade por PIX.',
    'Meu INSS. Extrato de pagamento. Desconto: mensalidade associativa, R$ 39,90. Se não autorizou, peça a exclusão no Meu INSS ou no 135.',
    'payslip',
  ],
])('um golpe, e o papel verdadeiro que se parece com ele: %s', (fraud, genuine, alarm) => {
  expect(read(fraud).signs.alarm).toBe('scam');
  expect(read(genuine).signs.alarm).toBe(alarm);
});

it('da prova de vida já feita não se pede outra', () => {
  expect(read('A prova de vida de 2026 foi realizada em 17/11/2026.').signs.call).toBeUndefined();
  for (const text of [
    'Faça a prova de vida até 17/12/2026.',
    'A prova de vida de 2025 foi realizada. A de 2026 está pendente.',
  ])
    expect(read(text).signs.call).toBe('lifeProof');
});

const one = 'COMUNICAÇÃO DE DECISÃO\nNB 31/000.000.001-0\nIndeferido. Recurso em 30 dias.\n';
it.each([
  [`${one}COMUNICADO DE DECISÃO\nNB 41/000.000.002-0\nIndeferido.`, 2],
  [`${one}CARTA DE CONCESSÃO\nNB 31/000.000.002-0\nConcedido.`, 2],
  [`Prezada, cessado o NB 88/000.000.003-0.\n${one}`, 2],
  // The second sheet, and what stands in a letter about another.
  [`${one}COMUNICAÇÃO DE DECISÃO\nNB 31/000.000.001-0\nNegado o período.`, 1],
  [`${one}COMUNICAÇÃO DE DECISÃO\nFolha 2. Indeferido.`, 1],
  [`${one}Já teve o NB 41/000.000.002-0, cessado em 2020.`, 1],
])('cada carta de uma foto se lê sozinha: %j', (text, count) => {
  expect(papersIn(text)).toHaveLength(count);
  expect(read(text).signs.isSeveral).toBe(count > 1);
});

it.each([
  [
    'Indício de irregularidade. Defesa em 30 dias. Na ausência de defesa, o benefício será suspenso.',
    'defence',
  ],
  ['Cobrança de valores pagos por tutela depois revogada. Prazo de 30 dias.', 'defence'],
  ['Fica revogada a cobrança de valores do benefício.', undefined],
  [
    'Despacho: requerimento de pensão não acolhido por falta de comprovação da dependência econômica.',
    'denial',
  ],
  ['BPC bloqueado por Cadastro Único desatualizado. Contato em 30 dias.', 'cut'],
])('o que o papel faz, por palavras que outro também tem: %s', (text, kind) => {
  const { kinds, isSure } = read(text);
  expect(isSure ? kinds[0] : undefined).toBe(kind);
});

it.each([
  ['Convocação. Reabilitação: O7/12/2026, 8h30, na APS.', ['appointment']],
  ['Convocação para perícia. Emitida às 9h: 20/11/2026. Compareça em 07/12/2026.', ['appointment']],
  ['Indeferido. O7/12/2026, 8h30.', []],
])('o dia de ir, com a hora: %s', (text, what) =>
  expect(read(text).dates.map((one) => one.what)).toEqual(what),
);

it.each([
  ['12ª Junta. Recurso do segurado intempestivo: não conhecido.', true],
  ['12ª Junta. Afastada a intempestividade. Recurso do segurado não conhecido.', false],
  ['12ª Junta. Recurso do segurado conhecido e não provido.', false],
])('a Junta não olhou o recurso, por tarde: %s', (text, isTooLate) =>
  expect(read(text).signs.isTooLate).toBe(isTooLate),
);
