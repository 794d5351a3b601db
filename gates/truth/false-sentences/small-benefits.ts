import type { WordingRule } from '../../wording/rule.ts';

/** Said often about smaller benefits, the 13º and income tax, and false in November 2026. */
export const smallBenefitsFalse: readonly WordingRule[] = [
  {
    id: 'inclusao-so-com-carteira',
    pattern:
      /\bauxilio-inclusao\b[^.?]*\b(?:so|apenas|somente)\b[^.?]*\bcarteira assinada\b|\bauxilio-inclusao\b[^.?]*\b(?:deficiencia leve|soma com (?:a )?(?:aposentadoria|pensao))\b/,
    unless: /\bnao\b/,
    source: 'LOAS, arts. 26-A e 26-C',
    why: 'erra quem recebe o auxílio-inclusão, ou com que ele soma.',
    remedy:
      'Vale todo trabalho que torna segurado, também MEI, com deficiência moderada ou grave; não soma com aposentadoria, pensão nem auxílio.',
    fires: [
      'O auxílio-inclusão é só para quem tem carteira assinada.',
      'O auxílio-inclusão serve para deficiência leve.',
      'O auxílio-inclusão soma com a pensão.',
    ],
    silent: [
      'O auxílio-inclusão vale para carteira assinada e para MEI.',
      'O auxílio-inclusão não soma com a pensão.',
    ],
  },
  {
    id: 'salario-familia-de-quem-nao-recebe',
    pattern:
      /\b(?:mei|autonom[oa]|facultativ[oa]|desempregad[oa]|quem recebe bpc)\b[^.?:]*\b(?:recebe|tem direito a|pode pedir)\b[^.?:]*\bsalario-familia\b|\bempregad[oa]\b[^.?]*\bpede\b[^.?]*\bsalario-familia\b[^.?]*\b(?:no|ao) inss\b/,
    unless: /\bnao\b/,
    source: 'Lei 8.213/1991, arts. 65 e 68',
    why: 'dá salário-família a quem a lei não dá, ou manda pedir no lugar errado.',
    remedy: 'É de empregado, doméstico e avulso, pedido ao patrão.',
    fires: [
      'O MEI recebe salário-família.',
      'A desempregada pode pedir o salário-família.',
      'A empregada pede o salário-família no INSS.',
    ],
    silent: [
      'MEI não recebe salário-família.',
      'A empregada pede o salário-família na empresa.',
      'O doméstico recebe salário-família.',
    ],
  },
  {
    id: 'decimo-terceiro-futuro',
    pattern:
      /\b13\S*(?: salario| do inss)? de 20(?:2[7-9]|3\d)\b[^.?]*\b(?:sai|cai|sera|vai ser|vem)\b|\b13\S*\b[^.?]*\bprecisa (?:ser )?(?:pedir|pedido)\b/,
    unless: /\bnao\b/,
    source: 'Lei 8.213/1991, art. 40; decreto de cada ano',
    why: 'dá como certo o mês do 13º, ou manda pedir o que vem sozinho.',
    remedy: 'O 13º vem com o benefício; o mês sai em decreto de cada ano.',
    fires: ['O 13º de 2027 sai em abril.', 'O 13º precisa ser pedido.'],
    silent: ['Quando sai o 13º de 2027?', 'O 13º não precisa ser pedido.'],
  },
  {
    id: 'imposto-sobre-salario-de-doente',
    pattern:
      /\bdoenca grave\b[^.?]*\b(?:salario|aluguel|quem (?:ainda )?trabalha)\b[^.?]*\b(?:isent|sem imposto|livre)|\b65 anos\b[^.?]*\bnao pagam? (?:mais )?(?:ir|imposto)\b|\bbasta (?:o|um) (?:laudo|atestado) (?:do )?(?:seu )?(?:medico )?particular\b/,
    unless: /\bnem\b|\bnao (?:fica|isenta|basta)\b/,
    source: 'Lei 7.713/1988, art. 6º, XIV e XV; Lei 9.250/1995, art. 30; STJ, Tema 1037',
    why: 'estende a isenção a outra renda ou a toda pessoa idosa, ou dispensa o laudo público.',
    remedy:
      'É da aposentadoria e da pensão; aos 65 anos há só uma parte livre; o INSS pede laudo de serviço público.',
    fires: [
      'Com doença grave, o salário fica isento.',
      'Quem tem 65 anos não paga imposto.',
      'Basta o laudo do médico particular.',
    ],
    silent: [
      'Com doença grave, o salário não fica isento.',
      'Com 65 anos, há uma parte livre de imposto.',
      'Não basta o laudo do médico particular.',
    ],
  },
  {
    id: 'defeso-que-soma',
    pattern:
      /\b(?:seguro-)?defeso\b[^.?]*\b(?:junto com|soma com|e tambem) (?:o |a )?(?:bpc|aposentadoria|auxilio-doenca)\b|\bdefeso\b[^.?]*\bso para (?:quem e )?baixa renda\b/,
    unless: /\bnao\b/,
    source: 'Lei 10.779/2003, art. 2º',
    why: 'soma o defeso com o que não soma, ou inventa um limite de renda.',
    remedy:
      'Não soma com BPC, aposentadoria nem auxílio-doença; pede CadÚnico, mas sem limite de renda.',
    fires: ['O seguro-defeso soma com a aposentadoria.', 'O defeso é só para quem é baixa renda.'],
    silent: ['O seguro-defeso não soma com a aposentadoria.', 'O defeso soma com a pensão.'],
  },
];
