import { describe, expect, it } from 'vitest';
import type { Fault } from './fault.ts';
import { strayTargets } from './links/known-targets.ts';
import { strayTelephones } from './links/telephones.ts';
import { slips } from './plain-language/slips.ts';
import { unlistedNorms } from './truth/named-norms.ts';
import { unsummed } from './truth/summary.ts';
import { wrongDays } from './truth/written-days.ts';

interface RowJudge {
  judge: (file: string, source: string) => Fault[];
  /** What stands around a row, so that it is judged. */
  within?: (row: string) => string;
  /** Each row, and what is told of it. */
  refuses: readonly (readonly [row: string, told: string])[];
  accepts: readonly string[];
}

const long = 'Quem trabalha ainda precisa pagar, e isso não aumenta a atual.';
const list = '- [ ] Carta\n- Laudo\n\n| Leve | 2 |\n\n:::duas-listas\nLeve\n:::';
const since = 'Você soube na sexta, 20 de novembro de 2026.';

const judges: Readonly<Record<string, RowJudge>> = {
  'números de telefone e e-mails que ninguém atende': {
    judge: strayTelephones,
    refuses: [
      ['Ligue para o [135](tel:153).', '153'],
      ['Os prazos já mudaram: confira no 153.', '153'],
      ['Deixou a esposa, Helena, do (81) 99734-2210, e dois filhos.', '(81) 99734-2210'],
      ['Escreva a [nós](mailto:contato@gmial.com).', 'contato@gmial.com'],
    ],
    accepts: [
      'Ligue para o [135](tel:135), ou escreva a ouvidoria@inss.gov.br.',
      'Chegou ao 120º dia, e são 100% no 2º mês, pelo CPF 000.000.000-00.',
    ],
  },
  'links a outro lugar': {
    judge: strayTargets,
    refuses: [
      ['[Meu INSS](https://meuinss.gov.br)', 'https://meu.inss.gov.br'],
      ['[Meu INSS](https://falabr.cgu.gov.br)', 'https://meu.inss.gov.br'],
      ['[Defensoria Pública da União](https://www.dpu.gov.br)', 'https://www.dpu.def.br'],
      ['[135](tel:158)', 'tel:135'],
      ['[Veja onde](https://www.dpu.gov.br)', 'letra por letra'],
    ],
    accepts: [
      'No [Meu INSS](https://meu.inss.gov.br), no [135](tel:135) ou [aqui](/carta).',
      'A [lei](https://www.planalto.gov.br/x).',
    ],
  },
  'o que está duas vezes, ou acaba no meio': {
    judge: slips,
    refuses: [
      ['Confira a data da da carta.', 'da da'],
      ['Confira a data na carta. Confira a data na carta.', 'duas vezes'],
      ['É o abono anual, como o 13º salário de quem', 'acaba sem ponto'],
      [`${long}\n\n${long}`, 'já está nesta página'],
    ],
    accepts: [`---\ntitle: Sim\n---\n\n## Sim\n\n${list}\n\nDepende.\n\nDepende.`],
  },
  'um requisito que o resumo diz com outro número': {
    judge: unsummed,
    within: (row) =>
      `---\ninShort: "Aos **65 anos**, com 180 contribuições e 12 meses."\n---\n\n:::requisitos\n${row}\n:::`,
    refuses: [
      ['- **Carência.** 120 contribuições mensais.', '180 contribuições'],
      ['- **Idade.** Ter 60 anos ou mais.', '65 anos'],
      ['- **Carência de 10 meses, quando exigida.**', '12 meses'],
    ],
    accepts: ['- **Idade.** Ter 65 anos ou mais.', '- **Prazo.** Em até 30 dias.'],
  },
  'normas que o ::base[…] da parte não traz': {
    judge: unlistedNorms,
    within: (row) =>
      `---\nopen: TNU, Tema 1\n---\n\n${row}\n\n::base[tnu-tema-277, stj-tema-1007, lei-8213-129, lei-15415]`,
    refuses: [
      ['O juiz pode nem examinar o caso (STJ, Tema 277).', '“STJ, Tema 277”'],
      ['Ele pode contar sem pagamento (STJ, Tema 1070).', '“STJ, Tema 1070”'],
      ['A lei isenta de custas (Lei 8.213, art. 192).', '“Lei 8213, art. 192”'],
      ['Pela Lei 15.145, de maio de 2026, são 30 dias.', '“Lei 15145”'],
    ],
    accepts: ['Vale o Tema 277 da TNU, e a Lei 8.213/1991, art. 129. A Lei 15.415 mudou isso.'],
  },
  'dias que não existem, ou de outro dia da semana': {
    judge: wrongDays,
    refuses: [
      ['Você soube na quinta, 20 de novembro de 2026.', 'é sexta'],
      ['Ela recebeu até 15 de maio de 2027, um domingo.', 'é sábado'],
      [`${since} O limite é segunda-feira, 5 de janeiro.`, 'de 2027 é terça'],
      [`${since} **Dia 30:** sábado, 19 de dezembro.`, 'ele é 20/12/2026'],
      ['Responda até 31 de novembro de 2026.', 'não existe'],
      ['Responda até 30/02/2026.', 'não existe'],
    ],
    accepts: [
      `${since}\nO dia 30 cai no domingo, 20 de dezembro. Faça até sexta, 18 de dezembro.`,
      'Se cair na sexta, 20 de novembro, espere. Vale 29/02/2024.',
    ],
  },
};

describe.each(Object.entries(judges))('%s', (_, { judge, within = String, refuses, accepts }) => {
  it.each(refuses)('acusa: %s', (row, told) => {
    const [fault, ...others] = judge('content/x.md', within(row));
    const last = row.split('\n').at(-1) ?? '';
    expect(others).toEqual([]);
    expect(fault?.place).toBe(`content/x.md:${within(row).split('\n').lastIndexOf(last) + 1}`);
    expect(`${fault?.reason} ${fault?.remedy}`).toContain(told);
  });

  it.each(accepts)('deixa passar: %s', (row) => {
    expect(judge('content/x.md', within(row))).toEqual([]);
  });
});
