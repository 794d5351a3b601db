import type { BpcIncomeResult } from '#rules/bpc-income/bpc-income.ts';
import { formatCents } from '#words/money.ts';
import type { CitationLinks } from '../frame/citation-links.ts';
import { Bar } from './Bar.tsx';
import { FoldedSources } from './FoldedSources.tsx';
import { hasTwoWays, rangeInWords } from './per-person-words.ts';

/** The income per person beside a quarter and half of the minimum wage, as a picture and in words. */
export const LimitBars = ({ result, links }: { result: BpcIncomeResult; links: CitationLinks }) => {
  const { withBolsaFamilia, withoutBolsaFamilia, wage } = result;
  const { quarter, half } = withBolsaFamilia;
  const ways = hasTwoWays(result)
    ? [
        { name: 'Com o Bolsa Família', way: withBolsaFamilia },
        { name: 'Sem o Bolsa Família', way: withoutBolsaFamilia },
      ]
    : [{ name: 'Renda por pessoa', way: withBolsaFamilia }];
  const isOpen = ways.some(({ way }) => way.highest?.perPerson !== way.lowest.perPerson);
  return (
    <section data-not-printed>
      <h3>A renda por pessoa ao lado do salário mínimo</h3>
      {ways.map(({ name, way }) => (
        <div key={name}>
          <p>
            {name}: <b>{rangeInWords(way)}</b>
          </p>
          <Bar range={way} wage={wage.value} />
        </div>
      ))}
      <ul>
        <li>
          <b>¼ do salário mínimo: {formatCents(quarter.perPerson)}.</b> É o limite da lei.
        </li>
        <li>
          ½ do salário mínimo: {formatCents(half.perPerson)}. Um regulamento pode ampliar o limite
          até aí em certos casos. Não achamos regra geral que faça isso.
        </li>
        <li>
          1 salário mínimo: {formatCents(wage.value)}.{' '}
          <span aria-hidden="true">A barra inteira.</span>
        </li>
        {isOpen && (
          <li aria-hidden="true">A parte tracejada da barra é o que ainda falta conferir.</li>
        )}
      </ul>
      <FoldedSources keys={[wage.source, ...half.citations]} links={links} />
    </section>
  );
};
