import type { WordingRule } from '../../wording/rule.ts';

/** Said often about special time, transition rules and teachers, and false in November 2026. */
export const timeRulesFalse: readonly WordingRule[] = [
  {
    id: 'especial-sem-nada',
    pattern:
      /\bespecial\b[^.?]*\bnao exige mais idade\b[^.?]*\b(?:ja|pode pedir)\b|\baposentadoria especial\b[^.?]*\b(?:vale|paga|e de) 100 ?%|\btempo especial\b[^.?]*\bem dobro\b|\bconversao\b[^.?]*\bvoltou\b/,
    unless: /\b(?:ate 13\/11\/2019|direito adquirido|nao (?:vale|paga|conta|voltou))\b/,
    source: 'EC 103/2019, arts. 21, 25, § 2º, e 26; STF, ADI 6.309',
    why: 'vai além do que o STF decidiu sobre a aposentadoria especial.',
    remedy:
      'O STF derrubou as idades; pontos, novo cálculo e fim da conversão ficaram, e o efeito ainda não está claro.',
    fires: [
      'A especial não exige mais idade, pode pedir já.',
      'A aposentadoria especial paga 100%.',
      'O tempo especial conta em dobro.',
      'A conversão voltou.',
    ],
    silent: ['O tempo especial não conta em dobro.', 'O STF derrubou as idades mínimas.'],
  },
  {
    id: 'especial-por-categoria',
    pattern:
      /\binsalubridade\b[^.?]*\bse aposenta\b|\bvigilantes?\b[^.?]*\btem direito\b|\btod[oa] (?:enfermeir[oa]|medic[oa]|vigilante|motorista)\b[^.?]*\btem\b|\baposentou\b[^.?]*\btem que parar de trabalhar\b/,
    unless: /\bnao (?:tem|basta|prova)\b/,
    source: 'Lei 8.213/1991, arts. 57 e 58; STF, Temas 709 e 1209',
    why: 'dá tempo especial pela profissão, ou proíbe todo trabalho depois.',
    remedy: 'Conta a exposição provada no PPP; depois, só o trabalho nocivo suspende o pagamento.',
    fires: [
      'Quem recebe insalubridade se aposenta com 25 anos.',
      'Vigilante tem direito.',
      'Todo enfermeiro tem tempo especial.',
      'Aposentou, tem que parar de trabalhar.',
    ],
    silent: ['O adicional de insalubridade não prova o tempo especial.'],
  },
  {
    id: 'fim-do-tempo-de-contribuicao',
    pattern:
      /\bacabou a aposentadoria por tempo\b|\bmulher(?:es)?\b[^.?]*\b30 anos\b[^.?]*\b(?:pode pedir|ja se aposenta)\b|\bpedagio de 100 ?%[^.?]*\b(?:acabou|nao vale mais|perdeu efeito)\b|\b86\/96\b[^.?]*\b2026\b|\bpontos\b[^.?]*\b86\/96\b/,
    unless: /\bnao acabou\b|\b(?:2019|antiga|antes)\b/,
    source: 'EC 103/2019, arts. 15 a 20',
    why: 'esquece ou simplifica as regras de transição.',
    remedy: 'Há cinco regras de transição, cada uma com idade, tempo ou pontos do ano.',
    fires: [
      'Acabou a aposentadoria por tempo.',
      'Mulher com 30 anos de contribuição pode pedir.',
      'O pedágio de 100% acabou.',
      'Pontos 86/96 em 2026.',
    ],
    silent: [
      'A aposentadoria por tempo não acabou para quem já contribuía.',
      'Pedágio de 100%: 57 anos.',
    ],
  },
  {
    id: 'mei-no-tempo',
    pattern:
      /\bmei\b[^.?]*\b(?:conta (?:para )?tudo|conta como tempo em todas)\b|\bmei nao se aposenta por tempo\b[^.?]*\b(?:hipotese|nunca|jamais)\b/,
    source: 'Lei 8.212/1991, art. 21, §§ 2º e 3º',
    why: 'esquece que os meses de MEI só entram nas regras de tempo se forem completados.',
    remedy: 'Valem para a regra de idade; nas outras, só completados até 20%.',
    fires: ['MEI conta tudo.', 'O MEI não se aposenta por tempo em hipótese alguma.'],
    silent: ['Os meses de MEI valem para a regra de idade.'],
  },
  {
    id: 'pressa-de-se-aposentar',
    pattern:
      /\b(?:aposent\w+|pedir)\b[^.?]*\bquanto antes,? melhor\b|\bquanto antes,? melhor\b[^.?]*\baposent|\bpode desistir depois\b/,
    unless: /\b(?:nem sempre|antes do primeiro pagamento)\b/,
    source: 'Decreto 3.048/1999, art. 181-B',
    why: 'empurra para a primeira regra, que pode pagar menos e não ter volta.',
    remedy: 'Compare os valores antes; só se desiste antes do primeiro pagamento.',
    fires: ['Aposente-se: quanto antes, melhor.', 'Peça agora: pode desistir depois.'],
    silent: ['Nem sempre é quanto antes melhor aposentar-se.'],
  },
  {
    id: 'professor-so-de-sala',
    pattern:
      /\bprofessor(?:es|a|as)?\b[^.?]*\b(?:so (?:de|em|conta) (?:a )?sala|apenas (?:de|em) sala)\b|\bso quem da aula\b|\b(?:direcao|coordenacao|diretor[ae]?s?|coordenador[ae]?s?)\b[^.?]*\bnao contam?\b/,
    unless: /\bnao (?:e|conta|vale) so\b/,
    source: 'STF, ADI 3.772; Lei 9.394/1996, art. 67, § 2º',
    why: 'deixa de fora direção, coordenação e assessoria pedagógica.',
    remedy: 'Conta também quem dirige, coordena ou assessora, na educação básica.',
    fires: [
      'Vale para professor só de sala.',
      'Só quem dá aula conta tempo de professor.',
      'O tempo de direção da escola não conta como magistério.',
    ],
    silent: ['A regra do professor não é só de sala de aula.'],
  },
];
