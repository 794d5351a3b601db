import { readdirSync, readFileSync } from 'node:fs';

/** Somebody else's work that reaches the visitor, and the terms under which it does. */
export interface Licence {
  readonly name: string;
  /** Undefined for what has none, such as a font. */
  readonly version: string | undefined;
  /** SPDX identifier: "MIT". */
  readonly spdx: string;
  readonly text: string;
}

/** The package's own terms: vite's file goes on with those of its build tools, which are not shipped. */
const ownTerms = (text: string): string =>
  (text.split(/^# Licenses of bundled dependencies$/m)[0] ?? text).trim();

/**
 * The terms of an installed package.
 * @param folder its folder, "node_modules/react"
 * @throws {Error} when it does not name a licence or carries no text of it: then it must not ship.
 */
export function packageLicence(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.\w+)?$/i.test(entry));
  if (typeof license !== 'string' || file === undefined) {
    throw new Error(
      `${name} ships with the site but ${file ? 'names no licence' : 'has no licence file'}`,
    );
  }
  const text = ownTerms(readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n'));
  return { name, version, spdx: license, text };
}

/**
 * What lies in the engine that reads photographs, and its model: files that no bundler looks into. The
 * model's package carries no text of its terms; they are those of Tesseract, whose work it is.
 */
export function photoEngineLicences(): Licence[] {
  const apache = packageLicence('node_modules/pdfjs-dist').text;
  const leptonica = readFileSync('publishing/launch/licences/leptonica-BSD-2-Clause.txt', 'utf8');
  const version = undefined;
  return [
    { name: 'Tesseract OCR', version, spdx: 'Apache-2.0', text: apache },
    { name: 'Tesseract OCR, letras do português', version, spdx: 'Apache-2.0', text: apache },
    { name: 'Leptonica', version, spdx: 'BSD-2-Clause', text: leptonica.trim() },
  ];
}

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
