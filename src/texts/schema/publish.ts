import { z } from 'zod';
import { text } from './fields.ts';

/** Pages that a practice may do without, besides benefits, letters and tools, by their addresses. */
const topicNames = ['beneficio-indeferido', 'por-onde-comecar', 'carta', 'indicadores'] as const;

export type Topic = (typeof topicNames)[number];

/** Pages of text that a practice may do without, by their addresses; what the law or trust asks for is not among them. */
export const optionalPages = ['honorarios', 'dados', 'desempenho', 'embutir'] as const;

/** Names of which each stands once; an empty list is a choice too. */
const chosenList = <Name extends z.ZodType>(name: Name, title: string, description: string) =>
  z
    .array(name, { error: 'escreva uma lista, por exemplo [bpc-loas], ou apague a linha' })
    .refine(
      (names) => new Set(names).size === names.length,
      'cada um aparece uma vez. Apague o repetido',
    )
    .optional()
    .meta({ title, description: `${description} Sem a linha, todos` });

/** For which texts a practice stands. */
export const publish = z
  .strictObject(
    {
      benefits: chosenList(
        text('bpc-loas').meta({ choices: 'benefits' }),
        'Benefícios e situações',
        'Nomes de arquivos de content/benefits, sem .md.',
      ),
      letters: chosenList(
        text('renda-bpc').meta({ choices: 'letters' }),
        'Motivos das cartas',
        'Nomes de arquivos de content/letters, sem .md.',
      ),
      tools: chosenList(
        text('prazo-do-recurso').meta({ choices: 'tools' }),
        'Ferramentas',
        'Nomes de arquivos de content/tools, sem .md.',
      ),
      topics: chosenList(
        z.enum(topicNames, { error: `use um destes: ${topicNames.join(', ')}` }),
        'Outras páginas',
        `Podem faltar: ${topicNames.join(', ')}.`,
      ),
      pages: chosenList(
        z.enum(optionalPages, {
          error: `use um destes: ${optionalPages.join(', ')}. As outras páginas estão sempre no site`,
        }),
        'Páginas sobre o site e sobre advogados',
        `Podem faltar: ${optionalPages.join(', ')}.`,
      ),
    },
    {
      error:
        'faltam as listas. Escreva-as embaixo, cada linha com dois espaços no começo, ou apague a linha',
    },
  )
  .optional()
  .meta({
    title: 'O que publicar',
    description:
      'Por quais textos o escritório responde. O que não está na lista não existe para quem visita nem para assinar',
  });
