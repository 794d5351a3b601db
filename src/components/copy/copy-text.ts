/** Copies a text where the browser can; by hand from `place`, "o texto acima". @returns what to say of it */
export async function copyText(text: string, place: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copiado.';
  } catch {
    return `Não deu para copiar. Selecione ${place} e copie com o dedo.`;
  }
}
