import { checkLinks, politely } from './check.ts';
import { outsideLinks } from './official-pages.ts';

// `npm run links`: asks for every outside page once. On demand, because it needs a network.
const links = outsideLinks();
const placesOf = new Map(links.map(({ url, places }) => [url, places.join(', ')]));
let dead = 0;

await checkLinks([...placesOf.keys()], politely, (url, answer) => {
  if (!answer.isAlive) {
    dead += 1;
    console.log(`MORTO   ${url} (${answer.reason})\n        em ${placesOf.get(url)}`);
  } else if (answer.movedTo) {
    console.log(`MUDOU   ${url}\n        para ${answer.movedTo}`);
  }
});

console.log(`${links.length} endereços, ${dead} sem resposta boa`);
process.exitCode = dead > 0 ? 1 : 0;
