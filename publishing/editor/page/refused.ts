/** Why the editor did not do it, in words for the writer. */
export async function whyRefused(response: Response): Promise<string> {
  if (response.status === 403)
    return 'O editor foi aberto de novo. Copie o seu texto e abra o endereço novo, que está no terminal.';
  const { refusal } = (await response.json().catch(() => ({}))) as { refusal?: string };
  return refusal ?? 'O editor não respondeu. Veja se ele ainda está aberto.';
}
