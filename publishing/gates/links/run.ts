import { lookup } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultPracticeFolder, loadPractice } from '#texts/load/practice.ts';
import { checkLinks, opened, politely, reasonOf } from './check.ts';
import { outsideLinks } from './official-pages.ts';
import { addressesIn, faultsOfPage } from './partner-page.ts';

// `npm run links`: asks for every outside page once, and whether the pages of parceiros.txt show their tools still;
// with `-- --parceiros` only this. On demand, because it needs a network.
const links = outsideLinks();
const linkAt = new Map(links.map((link) => [link.url, link]));
let dead = 0;

// Without a network no address answers, and none is to blame.
if (!(await lookup('www.gov.br').catch(() => undefined))) {
  console.log('Sem rede: nenhum endereço foi perguntado. Confira a internet e rode de novo.');
  process.exit(1);
}

const folder = process.env.PRACTICE_FOLDER ?? defaultPracticeFolder;
const list = join(folder, 'parceiros.txt');
const partners = existsSync(list) ? addressesIn(readFileSync(list, 'utf8')) : [];
const { origin } = new URL(loadPractice(folder).siteAddress);
for (const page of partners) {
  const faults = await faultsOfPage(page, origin, (url) => opened(url, politely)).catch((error) => [
    `a página não abre (${reasonOf(error)})`,
  ]);
  if (faults.length === 0) continue;
  process.exitCode = 1;
  console.log(`FALTA   ${page}\n        ${faults.join('\n        ')}`);
}
console.log(`${partners.length} páginas de parceiros`);
if (process.argv.includes('--parceiros')) process.exit();

await checkLinks([...linkAt.keys()], politely, (url, answer) => {
  const { kind, places } = linkAt.get(url) ?? { kind: '', places: [] };
  if (!answer.isAlive) {
    dead += 1;
    console.log(`MORTO   ${url} (${kind}; ${answer.reason})\n        em ${places.join(', ')}`);
  } else if (answer.movedTo) {
    console.log(`MUDOU   ${url} (${kind})\n        para ${answer.movedTo}`);
  }
});

for (const [kind, own] of Map.groupBy(links, (link) => link.kind)) {
  const untested = own.filter(({ isUntested }) => isUntested).length;
  console.log(`${own.length} × ${kind}${untested > 0 ? `, ${untested} que ninguém abriu` : ''}`);
}
console.log(`${links.length} endereços, ${dead} sem resposta boa`);
if (dead > 0) process.exitCode = 1;
