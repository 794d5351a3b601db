import { z } from 'zod';
import { text } from './fields.ts';

const word = text('telecardiologia')
  .regex(
    /^\p{L}+$/u,
    'escreva uma palavra só, com letras e mais nada: sem espaço, hífen, ponto nem algarismo',
  )
  .min(3, 'escreva ao menos três letras: o corretor não olha palavras menores')
  .max(40, 'escreva no máximo 40 letras');

/** Words that are right and in no dictionary: the texts may say them. */
export const wordsSchema = z
  .array(word, {
    error: 'o arquivo deve ser uma lista de palavras, cada uma começando com “- ”',
  })
  .superRefine((words, { addIssue }) => {
    const seen = new Set<string>();
    words.forEach((one, index) => {
      const key = one.toLocaleLowerCase('pt-BR');
      if (seen.has(key))
        addIssue({
          code: 'custom',
          path: [index],
          message: `“${one}” já está na lista. Apague uma das duas`,
        });
      seen.add(key);
    });
  })
  .meta({
    title: 'Palavras',
    one: 'Palavra',
    description:
      'Só palavras certas que nenhum dicionário tem, como o nome de um serviço. O plural é outra palavra. Confira letra por letra: o corretor não avisa mais.',
  });
