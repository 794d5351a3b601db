/** Something that a norm fixes for a year, as the command asks for it. */
export interface Topic {
  /** How the file of answers calls it. */
  readonly name: string;
  readonly file: `engine/law/values/${string}.json`;
  readonly asks: string;
  readonly example: string;
  /** A value of the form that the file has; text as it is, where absent. */
  readonly read?: (written: string) => unknown;
  /** The line of "o que mudou", and the pages that speak of it. */
  readonly change?: { readonly says: (value: string) => string; readonly pages: readonly string[] };
}

const whole = (written: string): unknown => (/^\d+$/.test(written) ? Number(written) : written);

/** "2027-04-20 Tiradentes; 2027-05-28 Corpus Christi", or "nenhuma". */
function bridgeDays(written: string): unknown {
  if (written.toLowerCase() === 'nenhuma') return [];
  return written.split(';').map((part) => {
    const [date = '', ...holiday] = part.trim().split(/\s+/);
    return { date, holiday: holiday.join(' ') };
  });
}

/** What may change in January, what is known first first. */
export const topics: readonly Topic[] = [
  {
    name: 'salario-minimo',
    file: 'engine/law/values/minimum-wage.json',
    asks: 'Salário mínimo, em reais',
    example: '1.621,00',
    change: {
      says: (value) =>
        `O salário mínimo passou a R$ ${value}. Com ele mudaram o valor do BPC, o limite de renda por pessoa e o piso dos benefícios.`,
      pages: ['/beneficios/bpc-loas', '/beneficios/aposentadoria-por-idade'],
    },
  },
  {
    name: 'teto',
    file: 'engine/law/values/ceiling.json',
    asks: 'Teto do INSS, em reais',
    example: '8.475,55',
    change: {
      says: (value) => `O teto do INSS passou a R$ ${value}.`,
      pages: ['/beneficios/aposentadoria-por-idade', '/beneficios/auxilio-doenca'],
    },
  },
  {
    name: 'baixa-renda',
    file: 'engine/law/values/low-income.json',
    asks: 'Limite de baixa renda do auxílio-reclusão e do salário-família, em reais',
    example: '1.980,38',
    change: {
      says: (value) => `O limite de baixa renda passou a R$ ${value}.`,
      pages: ['/beneficios/auxilio-reclusao', '/beneficios/salario-familia'],
    },
  },
  {
    name: 'salario-familia',
    file: 'engine/law/values/family-allowance.json',
    asks: 'Cota do salário-família, por filho, em reais',
    example: '67,54',
    change: {
      says: (value) => `O salário-família passou a R$ ${value} por filho.`,
      pages: ['/beneficios/salario-familia'],
    },
  },
  {
    name: 'segunda-faixa',
    file: 'engine/law/values/second-bracket.json',
    asks: 'Fim da segunda faixa da contribuição do empregado (9%), em reais',
    example: '2.902,84',
  },
  {
    name: 'terceira-faixa',
    file: 'engine/law/values/third-bracket.json',
    asks: 'Fim da terceira faixa da contribuição do empregado (12%), em reais',
    example: '4.354,27',
  },
  {
    name: 'pontos-facultativos',
    file: 'engine/law/values/optional-days.json',
    asks: 'Emendas de feriado da portaria dos pontos facultativos (sem emenda, escreva nenhuma)',
    example: '2026-04-20 Tiradentes; 2026-06-05 Corpus Christi',
    read: bridgeDays,
  },
  {
    name: 'renda-sem-imposto',
    file: 'engine/law/values/untaxed-income.json',
    asks: 'Renda do mês sem imposto de renda, em reais',
    example: '5.000,00',
    change: {
      says: (value) => `A renda do mês sem imposto de renda passou a R$ ${value}.`,
      pages: ['/fontes'],
    },
  },
  {
    name: 'renda-imposto-menor',
    file: 'engine/law/values/reduced-tax-income.json',
    asks: 'Renda do mês até a qual o imposto de renda é menor, em reais',
    example: '7.350,00',
  },
  {
    name: 'mei-icms',
    file: 'engine/law/values/mei-trade-tax.json',
    asks: 'ICMS no DAS do MEI, em reais',
    example: '1,00',
  },
  {
    name: 'mei-iss',
    file: 'engine/law/values/mei-services-tax.json',
    asks: 'ISS no DAS do MEI, em reais',
    example: '5,00',
  },
  {
    name: 'dpu-renda',
    file: 'engine/law/values/dpu-income.json',
    asks: 'Renda da família para a DPU, em salários mínimos',
    example: '2',
    read: whole,
    change: {
      says: (value) =>
        `A Defensoria Pública da União passou a atender, em regra, famílias com renda de até ${value} salários mínimos.`,
      pages: ['/conteudos/beneficio-indeferido'],
    },
  },
];
