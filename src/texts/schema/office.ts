import { z } from 'zod';
import { text } from './fields.ts';

/** A number as people write it. */
export const phoneField = text('(11) 98765-4321').regex(
  /^\(\d{2}\) \d{4,5}-\d{4}$/,
  'escreva (DDD) número, por exemplo (11) 98765-4321',
);

const noOffice =
  'falta a lista de endereços. Cada um começa com “- ” e tem “address”, “city” e “state”';

/** How to get to an office, in one line; a full stop is set where it is shown. */
const wayIn = (example: string, title: string, description: string) =>
  text(example, 90)
    .refine((words) => !words.endsWith('.'), 'tire o ponto do fim: o site o põe')
    .optional()
    .meta({ title, description });

const office = z.strictObject(
  {
    name: text('Centro')
      .optional()
      .meta({ title: 'Nome do endereço', description: 'Como se chama, se há mais de um' }),
    address: text('Rua do Exemplo, 100').meta({ title: 'Endereço' }),
    city: text('Belo Horizonte').meta({ title: 'Cidade' }),
    state: text('MG')
      .regex(/^[A-Z]{2}$/, 'use a sigla do estado, com duas letras maiúsculas, por exemplo MG')
      .meta({ title: 'Estado' }),
    phone: phoneField
      .optional()
      .meta({ title: 'Telefone', description: 'Telefone só deste endereço, se houver' }),
    map: z
      .url({
        protocol: /^https$/,
        error:
          'escreva o endereço completo do mapa, com https, por exemplo https://www.openstreetmap.org/way/1',
      })
      .optional()
      .meta({
        title: 'Link do mapa',
        description: 'Endereço com https que mostra o lugar. É um link: nada é carregado de lá',
      }),
    entrance: wayIn('Porta azul, ao lado da padaria', 'Entrada', 'Como achar a porta e a sala'),
    bus: wayIn('Linhas 10 e 22, ponto em frente', 'Ônibus ou metrô', 'Linhas e onde descer'),
    access: wayIn(
      'Rampa na entrada e banheiro adaptado',
      'Acesso',
      'Rampa, elevador, degraus, banheiro: o que há e o que falta',
    ),
  },
  { error: noOffice },
);

/** Where people are received, the principal one first. */
export const offices = z
  .tuple([office], office, { error: noOffice })
  .meta({ title: 'Endereços', one: 'Endereço', description: 'O primeiro é o principal' });

/** "São Paulo/SP", where an office stands. */
export const townOf = ({ city, state }: Pick<z.infer<typeof office>, 'city' | 'state'>): string =>
  `${city}/${state}`;
