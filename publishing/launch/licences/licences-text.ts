import type { Licence } from './licence.ts';

const line = '-'.repeat(80);

const title = ({ name, version, spdx }: Licence): string =>
  `${[name, version].filter(Boolean).join(' ')} (${spdx})`;

/** The public list: every work with its terms, equal terms once. */
export function licencesText(licences: readonly Licence[]): string {
  const sorted = licences.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const texts = [...new Set(sorted.map(({ text }) => text))];
  const parts = texts.map((text) =>
    [...sorted.filter((licence) => licence.text === text).map(title), '', text].join('\n'),
  );
  return `${[
    'Este site usa programas e letras feitos por outras pessoas. Obrigado a elas.\nAqui estão o nome e a licença de cada um.',
    ...parts,
  ].join(`\n\n${line}\n\n`)}\n`;
}
