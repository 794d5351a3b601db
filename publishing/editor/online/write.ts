import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultPracticeFolder } from '#texts/load/practice.ts';
import { onlineFiles } from './online-files.ts';

// `npm run edit:online -- github dono/repositorio`: the editor as a folder for an address of its own.
const [host = '', repo = '', branch = 'main'] = process.argv.slice(2);
const folder = 'editor-online';

if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(repo)) {
  console.error(
    'Escreva o serviço e o repositório: npm run edit:online -- github dono/repositorio',
  );
  process.exit(1);
}

const practice = process.env.PRACTICE_FOLDER ?? defaultPracticeFolder;
const files = await onlineFiles({ host, repo, branch, practice });
rmSync(folder, { recursive: true, force: true });
for (const [name, body] of files) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), body);
}
console.log(`O editor está na pasta ${folder}. Publique em um endereço só dele.`);
