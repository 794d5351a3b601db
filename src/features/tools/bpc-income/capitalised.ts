/** "pessoa 1" → "Pessoa 1" */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
