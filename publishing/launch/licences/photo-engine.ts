import { readFileSync } from 'node:fs';
import { type Licence, packageLicence } from './licence.ts';

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
