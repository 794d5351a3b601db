import type { WordingRule } from '../../wording/rule.ts';

/** Said often about the BPC, and false in November 2026. */
export const assistanceFalse: readonly WordingRule[] = [
  {
    id: 'bpc-e-aposentadoria',
    pattern:
      /\baposentadoria (?:pelo |por |do |da )?(?:loas|bpc)\b|\baposent\w+ pel[oa] (?:loas|bpc)\b|\b(?:bpc|loas) e (?:uma )?aposentadoria\b/,
    unless: /\bnao (?:e|existe|ha)\b/,
    source: 'LOAS, art. 20; Constituição, art. 203, V',
    why: 'trata o BPC como aposentadoria.',
    remedy: 'Escreva que o BPC é assistência social e não é aposentadoria.',
    fires: [
      'Peça a aposentadoria LOAS.',
      'É possível se aposentar pelo LOAS.',
      'O BPC é uma aposentadoria.',
    ],
    silent: ['O BPC não é aposentadoria.', 'Compare a aposentadoria por idade e o BPC.'],
  },
  {
    id: 'bpc-para-sempre',
    pattern:
      /\b(?:bpc|loas)\b[^.]*\b(?:vitalici[oa]|para sempre|para toda a vida|por toda a vida)\b/,
    unless: /\bnao e\b/,
    source: 'LOAS, art. 21',
    why: 'diz que o BPC não acaba.',
    remedy: 'Escreva que o BPC é revisto e dura enquanto as condições continuarem.',
    fires: ['O BPC é vitalício.', 'O LOAS dura para toda a vida.'],
    silent: ['O BPC não é para sempre.', 'A pensão é para toda a vida a partir de 45 anos.'],
  },
  {
    id: 'bpc-com-decimo-terceiro',
    pattern:
      /\b(?:13[ºo°]|decimo terceiro)(?: salario)? (?:do|no|para o|de quem recebe) (?:bpc|loas)\b|\b(?:bpc|loas) (?:tem|da|paga|inclui) (?:direito a )?(?:13[ºo°]|decimo)/,
    unless: /\bnao (?:tem|ha|existe)\b|\bsem\b/,
    source: 'Decreto 6.214/2007, art. 22',
    why: 'diz que o BPC tem 13º salário.',
    remedy: 'Escreva que o BPC não tem 13º.',
    fires: ['O 13º do BPC sai em novembro.', 'O BPC tem 13º salário.'],
    silent: ['O BPC não tem 13º salário.', 'Na pensão por morte há 13º salário.'],
  },
  {
    id: 'bpc-deixa-pensao',
    pattern: /\b(?:bpc|loas)\b[^.?]*\b(?:deixa|gera|vira) (?:uma )?pensao\b/,
    unless: /\b(?:nao|nem)\b|\?$/,
    source: 'LOAS, art. 21, § 1º',
    why: 'diz que o BPC vira pensão.',
    remedy: 'Escreva que o BPC termina com a morte e não gera pensão.',
    fires: ['O BPC deixa pensão para a viúva.'],
    silent: ['O BPC termina com a morte e não gera pensão.', 'Quem recebia BPC deixa pensão?'],
  },
  {
    id: 'bpc-renda-inferior',
    pattern:
      /\b(?:renda|limite)\b[^.]*(?<!igual ou )\b(?:inferior|menor|abaixo|menos) (?:a|de|que|do que) (?:um quarto|1\/4|¼|r\$ ?405)/,
    source: 'LOAS, art. 20, § 3º',
    why: 'deixa de fora quem tem renda igual ao limite.',
    remedy: 'Escreva “igual ou inferior a”.',
    fires: [
      'A renda deve ser inferior a 1/4 do salário mínimo.',
      'Renda menor que um quarto do salário.',
    ],
    silent: ['A renda deve ser igual ou inferior a um quarto do salário mínimo.'],
  },
  {
    id: 'bolsa-familia-nao-conta',
    pattern:
      /\bbolsa familia\b[^.]*\b(?:nao (?:conta|entra|e contad[oa]|pesa)|fica de fora|e excluid[oa])\b|\bsem contar o bolsa familia\b/,
    unless: /\bna justica\b|\bjuiz\b/,
    source: 'Decreto 12.534/2025',
    why: 'repete a regra antiga: desde junho de 2025 o INSS conta o Bolsa Família.',
    remedy: 'Escreva que o INSS conta e que na Justiça há decisões diferentes.',
    fires: ['O Bolsa Família não conta para o BPC.', 'O Bolsa Família fica de fora da renda.'],
    silent: [
      'Bolsa Família: o INSS conta desde junho de 2025.',
      'Só a sua. Não conte o próprio BPC nem o Bolsa Família.',
    ],
  },
  {
    id: 'renda-acima-nunca',
    pattern:
      /\brenda acima (?:de|do)\b[^.]*\b(?:nunca|jamais|impede sempre|tambem recebe|recebe do mesmo jeito|nao impede)\b/,
    source: 'STF, Tema 27; LOAS, art. 20, § 11',
    why: 'dá certeza sobre quem passa do limite de renda.',
    remedy: 'Escreva que outras provas podem ser olhadas, sem certeza de resultado.',
    fires: [
      'Quem tem renda acima do limite nunca recebe.',
      'Com renda acima de 1/4 também recebe.',
    ],
    silent: ['Com renda acima do limite, a Justiça pode olhar outras provas.'],
  },
  {
    id: 'cadunico-quatro-anos',
    pattern: /\bcadunico\b[^.]*\b(?:a cada (?:4|quatro|3|tres|5|cinco) anos|48 meses)\b/,
    source: 'LOAS, art. 21-B',
    why: 'erra o prazo do CadÚnico.',
    remedy: 'Escreva 24 meses.',
    fires: ['Atualize o CadÚnico a cada 4 anos.'],
    silent: ['A última atualização do CadÚnico deve ter no máximo 24 meses.'],
  },
  {
    id: 'so-com-a-cin',
    pattern:
      /\bmaio de 2026\b[^.]*\b(?:cin|biometria|nova identidade)\b|\bso (?:com|aceita) a cin\b/,
    unless: /\badiad|\b2028\b/,
    source: 'Portaria Conjunta MGI/MDS/MPS 23/2026',
    why: 'repete um prazo de biometria que foi adiado.',
    remedy: 'Escreva que os prazos mudaram e mande conferir em gov.br/inss.',
    fires: ['Desde maio de 2026, só com a CIN.'],
    silent: ['Vale a biometria da CIN, da CNH ou do título de eleitor.'],
  },
];
