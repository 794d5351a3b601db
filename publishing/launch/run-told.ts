import { ContentError } from '#texts/load/content-error.ts';

/** Runs a command: what whoever gave it got wrong is told in words, without a trace. */
export async function runTold(run: () => Promise<void>, usage: string): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof ContentError) return console.error(error.message);
    if (error instanceof TypeError && 'code' in error) return console.error(usage);
    const { syscall, code, path = '' } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    console.error(`Não deu para ler ou gravar ${path} (${code}). Confira o nome e a pasta.`);
  }
}
