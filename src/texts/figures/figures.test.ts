import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { plainFigure } from './figure.ts';
import { figuresOn, missingValues } from './figures.ts';

const in2026 = figuresOn(isoDate('2026-11-21'));
const spaces = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('valores nos textos', () => {
  it.each([
    ['salario-minimo', 'R$ 1.621,00'],
    ['bpc-limite', 'R$ 405,25'],
    ['meio-salario-minimo', 'R$ 810,50'],
    ['dois-salarios-minimos', 'R$ 3.242,00'],
    ['desconto-divida-minimo', 'R$ 486,30'],
    ['meio-mes-carteira', 'R$ 60,79'],
    ['meio-mes-autonomo', 'R$ 162,10'],
    ['auxilio-inclusao', 'R$ 810,50'],
    ['teto-jef', 'R$ 97.260,00'],
    ['dpu-renda', 'R$ 3.242,00'],
    ['teto-inss', 'R$ 8.475,55'],
    ['limite-baixa-renda', 'R$ 1.980,38'],
    ['cota-salario-familia', 'R$ 67,54'],
    ['duas-cotas-salario-familia', 'R$ 135,08'],
    ['salario-mais-inclusao', 'R$ 2.431,50'],
    ['contribuicao-20', 'R$ 324,20'],
    ['contribuicao-20-teto', 'R$ 1.695,11'],
    ['contribuicao-11', 'R$ 178,31'],
    ['contribuicao-11-teto', 'R$ 932,31'],
    ['contribuicao-5', 'R$ 81,05'],
    ['complemento-11-20', 'R$ 145,89'],
    ['complemento-5-20', 'R$ 243,15'],
    ['complemento-5-11', 'R$ 97,26'],
    ['das-comercio', 'R$ 82,05'],
    ['das-servicos', 'R$ 86,05'],
    ['das-comercio-e-servicos', 'R$ 87,05'],
    ['renda-sem-imposto', 'R$ 5.000,00'],
    ['renda-imposto-menor', 'R$ 7.350,00'],
    ['pontos-mulher', '93'],
    ['pontos-homem', '103'],
    ['pontos-professora', '88'],
    ['pontos-professor', '98'],
    ['idade-progressiva-mulher', '59 anos e 6 meses'],
    ['idade-progressiva-homem', '64 anos e 6 meses'],
    ['idade-progressiva-professora', '54 anos e 6 meses'],
    ['idade-progressiva-professor', '59 anos e 6 meses'],
    ['atestmed-dias', '90'],
    ['dias-maternidade', '120'],
    ['dias-pensao', '90'],
    ['dias-pensao-filho', '180'],
    ['ano', '2026'],
    ['ano-que-vem', '2027'],
    ['pontos-mulher-ano-que-vem', '94'],
    ['idade-progressiva-homem-ano-que-vem', '65 anos'],
  ])('%s é %s em novembro de 2026', (key, text) => {
    expect(spaces(in2026(key)?.text)).toBe(text);
    expect(in2026(key)?.outdatedYear).toBeUndefined();
  });

  it('uma chave desconhecida não vira texto', () => {
    expect(in2026('salario-maximo')).toBeUndefined();
    expect(in2026('constructor')).toBeUndefined();
  });

  // Years so far off that no January's update of law/ changes what these tests see.
  const far = isoDate('2150-01-01');

  it('nada falta em 2026; em um ano sem valores faltam o mínimo e o teto, com o arquivo', () => {
    expect(missingValues(isoDate('2026-12-31'))).toEqual([]);
    const missing = missingValues(far).join();
    expect(missing).toContain('engine/law/values/minimum-wage.json');
    expect(missing).toContain('engine/law/values/ceiling.json');
  });

  it('sem valor do ano, o mínimo antigo aparece marcado, e os pontos já são os da lei', () => {
    const later = figuresOn(far);
    const wage = later('bpc-limite');
    expect(wage?.outdatedYear).toBeGreaterThanOrEqual(2026);
    expect(wage && spaces(plainFigure(wage))).toMatch(
      /^R\$ [\d.]+,\d\d \(valor de \d{4}, ainda não atualizado\)$/,
    );
    expect(later('pontos-mulher')).toEqual({ text: '100' });
  });
});
