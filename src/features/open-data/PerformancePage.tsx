import type { ReactNode } from 'react';
import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import { shortDate } from '#words/dates.ts';
import { type PageProps, TextPage } from '../text-page/TextPage.tsx';

interface Line {
  readonly group: string;
  readonly name: string;
  readonly value: number;
  readonly of: number | null;
  readonly unit: string;
  readonly day: string;
  readonly command: string;
}

interface Props extends PageProps {
  lines: readonly Line[];
  /** Whether the practice leaves texts out: commands measure the site with all of them. */
  isInPart: boolean;
}

/** Which groups stand in which part of the text, by how they begin. */
const parts: Readonly<Record<string, RegExp>> = {
  'respostas-certas-e-erradas': /^(?:Cartas|Fotos|Extratos|Procura|Erros)/,
  'valores-e-textos': /^Idade/,
  'leitura-e-acessibilidade': /^(?:Facilidade|Acessibilidade)/,
  'peso-tempo-e-toques': /^(?:Peso|Primeira|Ler|Caminhos)/,
};

const said = (value: number): string => value.toLocaleString('pt-BR');

interface GroupProps extends Pick<Props, 'lines' | 'isInPart'> {
  name: string;
}

const Group = ({ name, lines, isInPart }: GroupProps) => (
  <CaptionedTable
    caption={`${name}. Medido em ${[...new Set(lines.map(({ day }) => shortDate(day)))].join(' e ')}${
      isInPart && lines.some(({ command }) => command !== 'build')
        ? ', no site com todos os assuntos'
        : ''
    }.`}
    columns={['Medida', 'Valor']}
    rows={lines.map(({ name: what, value, of, unit }) => [
      what,
      `${said(value)}${of === null ? '' : ` de ${said(of)}`} ${unit}`,
    ])}
  />
);

/** What is measured of the site, for everyone: each figure from a command or from this build. */
export function PerformancePage({ lines, isInPart, ...text }: Props) {
  const groups = [...Map.groupBy(lines, ({ group }) => group)];
  const lost = groups.filter(([name]) => !Object.values(parts).some((start) => start.test(name)));
  if (lost.length > 0) throw new Error(`Nenhuma parte da página mostra ${lost[0]?.[0]}.`);
  const drawn = Object.entries(parts).map(([id, start]): [string, ReactNode] => [
    id,
    groups
      .filter(([name]) => start.test(name))
      .map(([name, own]) => <Group key={name} name={name} lines={own} isInPart={isInPart} />),
  ]);
  return (
    <TextPage {...text} open={['respostas-certas-e-erradas']} parts={Object.fromEntries(drawn)} />
  );
}
