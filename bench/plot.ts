import { escapeUTF8 } from 'entities';

/** One row of a bar plot. */
export interface Bar {
  readonly label: string;
  readonly value: number;
}

const rowHeight = 26;
const labelWidth = 330;
const barWidth = 420;

/** Horizontal bars with their values, and a line at the limit; an SVG that stands alone. */
export function barPlot(title: string, unit: string, bars: readonly Bar[], limit: Bar): string {
  const most = Math.max(limit.value, ...bars.map(({ value }) => value)) * 1.05;
  const x = (value: number) => labelWidth + (value / most) * barWidth;
  const height = 60 + bars.length * rowHeight;
  const rows = bars.map(({ label, value }, index) => {
    const y = 50 + index * rowHeight;
    return `<text x="${labelWidth - 10}" y="${y + 14}" text-anchor="end">${escapeUTF8(label)}</text>
<rect x="${labelWidth}" y="${y}" width="${(x(value) - labelWidth).toFixed(1)}" height="18" rx="3" fill="#0f4a3a"/>
<text x="${(x(value) + 6).toFixed(1)}" y="${y + 14}">${Math.round(value)} ${unit}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${labelWidth + barWidth + 110} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#14332a" role="img" aria-label="${escapeUTF8(title)}">
<rect width="100%" height="100%" fill="#fffdfb"/>
<text x="16" y="26" font-size="16" font-weight="700">${escapeUTF8(title)}</text>
${rows.join('\n')}
<line x1="${x(limit.value).toFixed(1)}" x2="${x(limit.value).toFixed(1)}" y1="42" y2="${height - 8}" stroke="#c0472a" stroke-width="2" stroke-dasharray="5 4"/>
<text x="${(x(limit.value) + 4).toFixed(1)}" y="40" fill="#95301a">${escapeUTF8(limit.label)}</text>
</svg>
`;
}
