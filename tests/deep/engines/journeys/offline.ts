import { expect, test } from 'vitest';
import { serveSite } from '../../../browser/site-server.ts';
import { stop, type Trip } from '../trip.ts';
import { until, Visitor } from '../visitor.ts';
import { answerTool } from './tools.ts';

/** On a site of its own, which then goes away. */
export const offline = (trip: Trip) =>
  test('sem conexão, a cópia no aparelho abre as páginas e as ferramentas', async () => {
    const { origin, server } = await serveSite();
    const visitor = new Visitor(trip.engine, origin);
    try {
      await visitor.open('/privacidade');
      await until(async () => (await visitor.read(['contentinfo'])).includes('Salvo neste'));
      // The programs of the tools are kept once one of them has been used.
      await answerTool(visitor, 'prazo-do-recurso');
    } finally {
      stop(server);
    }
    await visitor.open('/beneficios/bpc-loas');
    await visitor.see(['heading', 'BPC/LOAS']);
    expect(await visitor.read(['main'])).toContain('Sem boa conexão. Esta é a cópia de ');
    await answerTool(visitor, 'prazo-do-recurso');
  });
