import { brotliCompressSync } from 'node:zlib';
import { writeMeasured } from '../write-measured.ts';
import { answered, heldOut, knownRows, learned, unanswerable, within } from './measure.ts';

/** `npm run search:recall`: for how many of the queries the page that answers is among the first. */
const share = (count: number): string => `${((100 * count) / answered.length).toFixed(1)}%`;

const report = (title: string, cases: typeof answered): void => {
  console.log(`\n${title}: ${cases.length}`);
  for (const { asked, answers, offered } of cases)
    console.log(
      `  ${asked}\n    esperada: ${answers.join(', ')}\n    vieram: ${offered.slice(0, 3).join(', ') || 'nada'}`,
    );
};

report(
  'Fora das três primeiras, de perguntas com que a procura aprendeu',
  answered.filter(({ place }) => place === 0 || place > 3),
);
console.log(
  `\nDe ${answered.length} perguntas, a página certa vem em 1º em ${within(1)} (${share(within(1))}) e entre as três primeiras em ${within(3)} (${share(within(3))}).`,
);
console.log(
  `${knownRows.length} assuntos, ${brotliCompressSync(JSON.stringify(knownRows)).length} bytes comprimidos, e ${brotliCompressSync(learned).length} do que se aprendeu.`,
);

console.log(
  `Das ${heldOut.length} com que ninguém aprendeu, ${within(1, heldOut)} em 1º e ${within(3, heldOut)} entre as três.`,
);

const unsure = (some: typeof answered) => some.filter(({ isSure }) => !isSure).length;
const right = heldOut.filter(({ place }) => place === 1);
console.log(
  `Sem certeza: ${unsure(right)} das ${right.length} certas, ${unsure(heldOut) - unsure(right)} das ${heldOut.length - right.length} erradas, ${unsure(unanswerable)} das ${unanswerable.length} que não são deste site.`,
);

const place = (name: string, places: number, some: typeof answered) => ({
  group: 'Procura do site',
  name,
  value: within(places, some),
  of: some.length,
  unit: 'perguntas',
});
writeMeasured('search', 'search:recall', [
  place('A página certa vem em primeiro lugar, de perguntas com que ninguém aprendeu', 1, heldOut),
  place('Entre as três primeiras, das mesmas', 3, heldOut),
  place('Entre as três primeiras, das perguntas com que a procura aprendeu', 3, answered),
]);
