import { loadIndicators } from '#texts/load/indicators.ts';
import { indicatorPath } from '#texts/paths.ts';
import { unmarked } from '#texts/signing/quoted.ts';
import { table } from './table.ts';

const effects = {
  notYet: 'ainda não conta',
  depends: 'depende',
  informs: 'só informa',
  accepted: 'aceito',
  refused: 'não aceito',
} as const;

/** What the page of each code says of it, family by family, to be held against the INSS's list and signed. */
export function indicatorsReview(): string {
  const all = loadIndicators(() => ({ text: '…' }));
  const families = Map.groupBy(all, ({ file }) => file);
  return `# Siglas do CNIS: o que conferir e assinar

Este arquivo sai de \`npm run sign -- --list\`, dos textos de \`content/indicators/\`. Não o edite: corrija o texto e rode de novo. Abra a Portaria DIRBEN/INSS 990/2022, Anexo V, e compare cada sigla. Conferiu a família inteira? Apague o item de \`toConfirm\` com o nome dela e ponha o dia em \`verifiedOn\`.

São ${all.length} siglas, em ${families.size} famílias. Os passos e as respostas que todas dividem estão em \`content/indicators/shared.yaml\`, e as frases deles à espera, em [paginas.md](paginas.md).

${[...families]
  .map(
    ([file, own]) =>
      `## ${own[0]?.family}\n\n\`${file}\`\n\n${table(
        ['Sigla', 'Efeito', 'Lista do INSS', 'A página diz', 'O que fazer', 'Confere'],
        own.map(({ code, effect, official, says, todo }) => [
          `[${code}](${indicatorPath(code)})`,
          effects[effect],
          official,
          unmarked(says),
          todo,
          '',
        ]),
      )}\n`,
  )
  .join('\n')}`;
}
