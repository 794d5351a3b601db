import { whyRefused } from './refused.ts';

const undoneKey = 'undone';

/** Going back takes what was done since with it. */
export function askBefore(later: number): string {
  const others =
    later === 1
      ? 'A mudança depois dela também sai'
      : `As ${later} mudanças depois dela também saem`;
  return `Voltar ao texto de antes desta mudança?${later > 0 ? ` ${others}.` : ''} O que você escreveu e não salvou se perde.`;
}

/** Puts a file back to before a change, and reads the page anew. @returns why not, in words for the writer */
export async function undo(file: string, id: string): Promise<string | undefined> {
  const response = await fetch('desfazer', { method: 'POST', body: JSON.stringify({ file, id }) });
  if (response.status === 422)
    return 'O texto de antes não poderia ser publicado hoje. Corrija o de agora.';
  if (!response.ok) return whyRefused(response);
  sessionStorage.setItem(undoneKey, '');
  location.reload();
  return undefined;
}

/** Whether the page was read anew because a change was undone; says so once. */
export function wasUndone(): boolean {
  const isUndone = sessionStorage.getItem(undoneKey) !== null;
  sessionStorage.removeItem(undoneKey);
  return isUndone;
}
