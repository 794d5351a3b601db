import { ContentError } from '#texts/load/content-error.ts';

/** Runs a command: what whoever gave it got wrong is told in words, without a trace. */
export async function runTold(run: () => Promise<void>, usage: string): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isUsage = error instanceof TypeError && 'code' in error;
    if (!(error instanceof ContentError) && !isUsage) throw error;
    console.error(isUsage ? usage : error.message);
    process.exitCode = 1;
  }
}
