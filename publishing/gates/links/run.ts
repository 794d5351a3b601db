import { lookup } from 'node:dns/promises';
import { checkLinks, politely } from './check.ts';
import { outsideLinks } from './official-pages.ts';

// `npm run links`: asks for every outside page once. On demand, because it needs a network.
const links = outsideLinks();
const linkAt = new Map(links.map((link) => [link.url, link]));
let dead = 0;

// Without a network no address answers, and none is to blame.
if (!(await lookup('www.gov.br').catch(() => undefined))) {
  console.log('Sem rede: nenhum endereço foi perguntado. Confira a internet e rode de novo.');
  process.exit(1);
}

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
process.exitCode = dead > 0 ? 1 : 0;
