import { basename } from 'node:path';
import { pageOfResults, resultsFolder } from '#texts/load/results.ts';
import { type Fault, readPlace } from '../fault.ts';
import { resultLines } from '../published-text/content-lines.ts';
import { interfaceTexts } from '../published-text/interface-texts.ts';
import type { PublishedText } from '../published-text/text.ts';
import { isClaim, numbersCitedIn, numbersIn } from './claims.ts';

/** The pages that give the legal basis of what the code of a folder says. */
const basis: readonly { folder: string; pages: readonly string[] }[] = [
  {
    folder: 'src/tools/deadlines/',
    pages: [
      'tools/prazo-do-recurso',
      'guides/beneficio-indeferido',
      'benefits/salario-maternidade',
      'benefits/pedido-parado',
      'benefits/revisoes',
      'letters/convocacao-pericia',
      'letters/beneficio-bloqueado',
    ],
  },
  {
    folder: 'src/tools/letter/',
    pages: [
      'pages/carta',
      'letters/junta-sem-cumprimento',
      'letters/convocacao-bpc',
      'letters/reabilitacao',
      'benefits/na-justica',
    ],
  },
  { folder: 'src/tools/bpc-income/', pages: ['tools/renda-bpc', 'benefits/bpc-loas'] },
  {
    folder: 'src/tools/insured-status/',
    pages: ['tools/qualidade-de-segurado', 'benefits/auxilio-doenca'],
  },
  {
    folder: 'src/tools/maternity-pay/',
    pages: ['tools/salario-maternidade', 'benefits/salario-maternidade'],
  },
  {
    folder: 'src/tools/incapacity-pay/',
    pages: [
      'tools/valor-da-incapacidade',
      'benefits/aposentadoria-por-invalidez',
      'benefits/auxilio-doenca',
    ],
  },
  {
    folder: 'src/tools/contribution-cost/',
    pages: ['tools/quanto-contribuir', 'benefits/como-contribuir'],
  },
  {
    folder: 'src/tools/retirement/',
    pages: [
      'tools/regras-de-aposentadoria',
      'benefits/aposentadoria-por-idade',
      'benefits/aposentadoria-pcd',
    ],
  },
  {
    folder: 'src/tools/survivor-pension/',
    pages: ['tools/pensao-por-morte', 'benefits/pensao-por-morte'],
  },
  {
    folder: 'src/tools/extract/',
    pages: ['tools/extrato-cnis', 'benefits/como-contribuir'],
  },
  { folder: 'src/open-data/', pages: ['tools/qualidade-de-segurado', 'tools/prazo-do-recurso'] },
  { folder: 'src/features/home/', pages: ['guides/beneficio-indeferido'] },
];

/** Numbers that state no law, each with what they are. A text that changes has to be read again. */
const harmless: Readonly<Record<string, string>> = {
  'Falta 1 dia: é amanhã.': 'conta de dias até uma data já calculada',
  '1 salário': 'escala de um desenho',
  'Um salário mínimo': 'resposta a uma pergunta de valor',
  '65 anos, sem ter feito 66': 'resposta a uma pergunta de idade',
  '66 anos ou mais': 'resposta a uma pergunta de idade',
  'menos de 1 ano': 'duração contada a partir de duas datas',
  'Confira …: use só números, com meses de 0 a 11 e dias de 0 a 30. Exemplo: 32 anos e 3 meses':
    'como preencher um campo',
  'Confira os meses de MEI, 5% ou 11%: escreva só o número, até 960. Exemplo: 24':
    'como preencher um campo; os planos estão na página',
  'Escreva os meses de MEI, 5% ou 11%. Se não houve, escreva 0, ou marque “Não sei”':
    'como preencher um campo; os planos estão na página',
  'Eles valem para a aposentadoria por idade. Nunca pagou assim? Escreva 0. Não conte os já complementados até 20%, nem os 11% que a empresa desconta de quem presta serviço.':
    'como preencher um campo; os planos e a diferença estão na página',
  'Confira os meses até 13/11/2019: escreva só o número, até 960. Exemplo: 12':
    'como preencher um campo',
  'Por essa data, você teria mais de 110 anos. Confira o nascimento.':
    'idade rara, que faz perguntar se a data está certa',
  'Pela data de nascimento, mais de 110 anos: …. Confira a resposta.':
    'idade rara, que faz perguntar se a data está certa',
  'Em revisão. Este texto não é conferido há mais de seis meses. Antes de agir, confirme no Meu INSS.':
    'prazo nosso para conferir textos, em engine/law/stale.ts',
  'A carta marca mais de um dia: ….': 'diz o que está escrito na carta que a pessoa colou',
  'A carta marca também um dia para você ir: ….':
    'diz o que está escrito na carta que a pessoa colou',
  'Emancipar é passar a valer como maior antes dos 18 anos, em cartório ou por juiz.':
    'sentido de uma palavra, no Código Civil',
};

/** What the code says, and what `content/results` says, which rests on the same pages. */
const claims = (): PublishedText[] =>
  [...interfaceTexts(), ...resultLines()].filter(({ text }) => isClaim(text));

/** Numbers that the code states and that no cited part of its pages repeats. */
export function uncitedInSource(): Fault[] {
  const cited = basis.map(({ folder, pages }) => ({
    folder,
    pages,
    numbers: new Set(pages.flatMap((page) => [...numbersCitedIn(`content/${page}.md`)])),
  }));
  const isCited = ({ page, text }: PublishedText): boolean => {
    const { file } = readPlace(page);
    const ofResult = file.startsWith(resultsFolder) && pageOfResults(basename(file, '.yaml')).file;
    const numbers = cited.find(
      ({ folder, pages }) => page.startsWith(folder) || `content/${pages[0]}.md` === ofResult,
    )?.numbers;
    return numbersIn(text).every((number) => numbers?.has(number));
  };
  return claims()
    .filter((claim) => !Object.hasOwn(harmless, claim.text) && !isCited(claim))
    .map(
      ({ page, text }): Fault => ({
        place: page,
        sentence: text,
        reason: 'afirma um número que nenhuma página com ::base[…] sustenta.',
        remedy:
          'Diga o número na página, sob a sua fonte, ou explique em publishing/gates/truth/source-claims.ts por que ele não é lei.',
      }),
    );
}

/**
 * Entries of the list above that no text needs any more.
 * @internal
 */
export const unusedHarmless = (): string[] => {
  const texts = new Set(claims().map(({ text }) => text));
  return Object.keys(harmless).filter((text) => !texts.has(text));
};
