/** Signs that nobody sees: they break a line, or turn the order of the letters after them. */
const hidden = /(?!\t)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

export const hasHiddenSign = (text: string): boolean => hidden.test(text);

export const hiddenSignFault =
  'tem um sinal que não se vê e que quebra ou vira a linha. Apague e escreva de novo';
