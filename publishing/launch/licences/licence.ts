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
