import type { WordingRule } from '../../wording/rule.ts';

/** Said often about auxílio-reclusão, auxílio-inclusão, 13º and salário-família, and false in November 2026. */
export const prisonAndWorkFalse: readonly WordingRule[] = [
  {
    id: 'reclusao-errada',
    pattern:
      /\bauxilio-reclusao\b[^.?]*\b(?:(?:um )?salario por filho|o preso recebe|toda familia|vale r\$ ?1\.980,38|semiaberto (?:recebe|tem)|cadastro no cras da)|\bsemiaberto\b[^.?]*\b(?:recebe|tem)\b[^.?]*\bauxilio-reclusao\b|\bo preso recebe\b|\btoda familia de preso\b|\bbolsa[- ](?:bandido|presidiario)\b/,
    unless: /\bnao\b/,
    source: 'Lei 8.213/1991, art. 80; EC 103/2019, art. 27',
    why: 'erra quem recebe, quanto ou em que regime, ou usa apelido que ofende.',
    remedy:
      'Recebe a família de segurado de baixa renda em regime fechado: um salário mínimo ao todo, dividido.',
    fires: [
      'O auxílio-reclusão é um salário por filho.',
      'O preso recebe o auxílio.',
      'Toda família de preso tem.',
      'O auxílio-reclusão vale R$ 1.980,38.',
      'No auxílio-reclusão, o semiaberto recebe.',
      'Quem está no semiaberto tem auxílio-reclusão para a família.',
      'No auxílio-reclusão, o cadastro no CRAS dá direito.',
      'É o bolsa-bandido.',
    ],
    silent: ['No auxílio-reclusão, o preso não recebe: recebe a família.'],
  },
  {
    id: 'inclusao-errada',
    pattern:
      /\bbpc inteiro e (?:o )?salario\b|\bauxilio-inclusao\b[^.?]*\b(?:tem 13|(?:vale|e|serve|tambem)\b[^.?]*\bidos[oa])|\bbpc\b[^.?]*\btrabalhou,? perde tudo\b/,
    unless: /\bnao\b/,
    source: 'LOAS, arts. 26-A a 26-E',
    why: 'erra o que acontece com quem recebe BPC e começa a trabalhar.',
    remedy:
      'O BPC é suspenso e entra o auxílio-inclusão, metade do valor, sem 13º, só para pessoa com deficiência.',
    fires: [
      'Recebe o BPC inteiro e o salário.',
      'O auxílio-inclusão tem 13º.',
      'O auxílio-inclusão vale também para o idoso.',
      'O auxílio-inclusão é para a pessoa idosa também.',
      'BPC: trabalhou, perde tudo.',
    ],
    silent: ['O auxílio-inclusão não tem 13º.', 'O aprendiz pode somar os dois por até 2 anos.'],
  },
  {
    id: 'salario-familia-errado',
    pattern:
      /\bsalario-familia\b(?:[^.?,]*|[^.?]*\b(?:e|depende|exige|pede|precisa|vai|para)\b[^.?,]*)\b(?:bolsa familia|cadunico|ate (?:os )?18 anos)|\br\$ ?67,54 para quem\b/,
    unless: /\bnao (?:e|depende|vai)\b/,
    source: 'Lei 8.213/1991, arts. 65 a 70',
    why: 'confunde o salário-família com programa social ou erra a idade.',
    remedy: 'É de empregado, doméstico e avulso de baixa renda, por filho de até 14 anos.',
    fires: [
      'O salário-família é o Bolsa Família.',
      'São R$ 67,54 para quem está no CadÚnico.',
      'O salário-família vai até 18 anos.',
      'O salário-família, pago com o salário, depende do CadÚnico.',
    ],
    silent: [
      'O salário-família não é o Bolsa Família.',
      'Em Salário-família, Seguro-defeso, CadÚnico vencido.',
    ],
  },
];
