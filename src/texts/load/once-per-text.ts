/**
 * Keeps what was made of each file's text until the text is another one: a build reads the same texts
 * for many pages, and reading them takes longest.
 */
export function oncePerText<Made>(make: (text: string) => Made) {
  const kept = new Map<string, { readonly text: string; readonly made: Made }>();
  return (text: string, file: string): Made => {
    const known = kept.get(file);
    if (known?.text === text) return known.made;
    const made = make(text);
    kept.set(file, { text, made });
    return made;
  };
}
