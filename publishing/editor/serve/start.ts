import { resolve } from 'node:path';
import { dev } from 'astro';
import { ContentError } from '#texts/load/content-error.ts';
import { defaultPracticeFolder, loadPractice } from '#texts/load/practice.ts';
import { editorConfig } from '../config/config.ts';
import { fileNames } from '../file-names.ts';
import { editedFiles } from '../files.ts';
import { Judge } from '../judge/judge.ts';
import { SiteJudge } from '../judge/site-judge.ts';
import { addressAt, newKey } from './door.ts';
import { Folder } from './folder.ts';
import { History } from './history.ts';
import { pageFiles } from './page-files.ts';
import { editorServer, kindFinder } from './server.ts';
import { Signing } from './signing.ts';

// `npm run edit`: the editor of this folder's texts, with the site beside it. Only for this machine.
// What is judged or signed starts a program each time, which loads the same modules.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');
const port = Number(process.env.EDIT_PORT ?? 4330);
const practice = (process.env.PRACTICE_FOLDER ?? defaultPracticeFolder).replace(/\/$/, '');
const door = { port, key: newKey() };
const preview = `http://127.0.0.1:${port + 1}`;

/** Who signs changes where git knows nobody. */
function writer(): { name: string; email: string } {
  try {
    const { practiceName, email } = loadPractice(practice);
    return { name: practiceName, email };
  } catch {
    return { name: 'Escritório', email: 'escritorio@localhost' };
  }
}

const judge = new Judge('.', practice);
const history = new History('.', writer());
const siteJudge = new SiteJudge(practice);
process.on('exit', () => {
  judge[Symbol.dispose]();
  siteJudge[Symbol.dispose]();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());

const desk = {
  config: editorConfig(practice, { backend: { name: 'test-repo' }, preview }),
  files: await pageFiles(['editor', 'session']),
  folder: new Folder('.', practice, { judge, siteJudge, history }),
  judge,
  siteJudge,
  signing: new Signing('.', practice, history),
  history,
  kindOf: kindFinder(Object.values(editedFiles(practice)).flat()),
  nameOf: fileNames('.', practice),
};

await new Promise<void>((ready) => {
  const server = editorServer(desk, door).listen(port, '127.0.0.1', ready);
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(
      `Outro programa já usa a porta ${port}: talvez o editor já esteja aberto. Para abrir mais um, escreva EDIT_PORT=4340 antes do comando.`,
    );
    process.exit(1);
  });
});
// What was left undone yesterday is said today, before anything is saved.
siteJudge.again();
console.log(
  `\nAbra no navegador: ${addressAt(door)}\nPara assinar frase por frase: ${addressAt(door)}session.html\nPara fechar: Ctrl + C\n`,
);

try {
  await dev({ server: { port: port + 1, host: '127.0.0.1' }, logLevel: 'error' });
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  console.error('A prévia não abre enquanto houver este erro. Corrija no editor e comece de novo.');
}
