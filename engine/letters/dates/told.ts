import { anyOf } from '#words/any-of.ts';

/** What is said of money, of a visit, of a request or of an end, and not of a paper that came. */
const other = anyOf`
  (benefi|pagamento|salario|parcela|dinheiro|valor|auxilio|atrasad|pericia|exame|consulta|medic|
  ultim|cort|marcad|agendad|contrat|emprest|pedid|requer|recurso|protocol|laudo|atestado|remedio|
  demiss|rescis|extrat|saldo|seguro|hospita|intern|covid|dengue|gripe|cirurgi)-, alta, mei, cnpj, upa
`;
const noPaper = anyOf`${other}, ate, mas, e, que, q, tenho, tem`;
const paper = anyOf`
  (carta|oficio|papel|comunica|notifica|aviso|mensage|resposta|resultado)-, msg, e-?mail
`;

/** How who has a paper says that it came, or was seen. */
const came = anyOf`
  soube, sabendo, descobri, apareceu, chegou, receb(i|emos|eu), peg(uei|amos|ou), entregaram,
  vi(u|mos|ram)?, li, leu, lemos, abri(u|mos)?, acessei, olh(ei|ou),
  entr(ei|ou) n[oa] (meu inss|aplicativo|app|site|sistema|processo|(minha )?conta),
  (consegui|conseguiu|fui|foi) (abrir|ver|ler|pegar|saber|entrar|acessar),
  (recebid|lid)[oa]( e lid[oa])? por (mim|ele|ela),
  (carteiro|correios?|oficial|vizinh[oa]) ..1 (trouxe|deixou|entregou),
  (carta|papel|aviso) ..1 (veio|tinha vindo), saiu ..1 (papel|aviso)
`;
/** The same of many other things, where no paper is named. */
const cameWithPaper = anyOf`
  busquei, retirei, tirei, baixei, trouxe(ram)?, entregou, deix(ou|aram), ach(ei|ou),
  assin(ei|ou), (fui|foi) buscar
`;

const dayOfWeek = '(?:segunda|terca|quarta|quinta|sexta)(?:[ -]feira)?';
const weekday = `${dayOfWeek}(?: passada)?`;
const lead = `(?:,? (?:n?o dia|dia|(?:n?a )?${weekday},?(?: (?:n?o )?dia)?|n?o feriado(?: d[aeo] [a-z ]{3,20})?,? ?\\(?) ?$|,? (?:na hora (?:que|q) [^.;\\d]{3,30})?, (?:n?o )?dia $)`;
const upTo = (most: number, not: string): string => `(?: (?!${not})[\\w-]+){0,${most}}?`;
const ofPaper = `${upTo(3, noPaper.source)} (?:${paper.source})${upTo(6, '(?:e|que|q|ate|mas|tenho|tem)\\b')}`;

/** "(Chegou pelo correio 20/11", "abri essa mensagem em": with the day next to it. */
const nextTo = anyOf`
  chegou pel[oa]s? correios? (em |n?o dia )?$, abri (ess[ea]|est[ea]|[oa]) (e-?mail|carta|
  mensagem|aviso)\b[^.;\d]{0,40}$, vi(u|ram)? (n[oa]|pel[oa]) (celular|aplicativo|app|
  meu inss)\b[^.;\d]{0,40}$
`;

/** The clause before a day on which a paper came, as is told beside it: "minha neta viu no celular no dia". */
export const toldBefore = new RegExp(
  `${nextTo.source}|(?:${came.source}|\\b(?:cont|avis)(?:ou|aram)), $|(?:${came.source})(?:${upTo(9, noPaper.source)}|${ofPaper})${lead}|(?:${cameWithPaper.source})${ofPaper}${lead}`,
);

/** What follows a day whose verb stands after it: "dia 12/11 chegou essa carta", "18/11, ela recebeu a carta", "foi o dia que o carteiro entregou". */
export const toldAfter = new RegExp(
  `^,? ?(?:\\(?${weekday}\\)?,? )?(?:foi (?:o dia (?:em )?que|quando) )?(?:(?:eu|nos|so|que|ele|ela|[ao]|minha|meu) ){0,2}(?:\\w+ )?(?:${came.source})\\b(?!(?: \\w+){0,2} (?:${other.source}))`,
);
const beforeTold = new RegExp(
  `(?:^|[,:(>–-]) ?(?:n?[ao] )?(?:${dayOfWeek},? ?)?(?:agora|passada|dia|em|hoje|ontem)?,? ?$`,
);

/** "Semana passada na quarta, 18/11, ela recebeu": by the clause before such a day, and by what follows it. */
export const isToldAround = (clause: string, after: string): boolean =>
  toldAfter.test(after) && beforeTold.test(clause);

const arrived = '(?:chegou|recebi|recebemos|entregaram|saiu|apareceu)';
const thatDay = '(?:hj|hoje|agora)';
/** "[31/10 18:07] tia: chegou a carta do BPC hoje", after its stamp: on the day on which it was written. */
export const cameThatDay = new RegExp(
  `^(?![^\\n]*\\b(?:pagamento|dinheiro|salario|parcela|pericia|medic))[^\\n]*\\b(?:acabei de (?:ver|receber|abrir|ler)|${arrived}\\b[^\\n.;?!]{0,100}\\b${thatDay}|${thatDay}\\b[^\\n.;?!]{0,30}\\b${arrived})\\b`,
);
