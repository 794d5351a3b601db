import { anyOf, everyOf } from '#words/any-of.ts';

const paper = anyOf`
  carta(s|zinha)?, cartinha, (oficio|papel|comunica|notifica|mensage|resposta|resultado|envelope|negativa|
  indeferiment|despacho|decisao|cobranca|intimac|correspondenc|copia|exigencia|convoca|citac|
  telegrama|sentenc|acordao|noticia|motivo)-, avisos?, msg, sms, e-?mail, ar
`;
const ownPage =
  '(?:meu inss|gov|aplicativo|app|site|sistema|processo|celular|computador|tela|(?:minha )?conta)';

/** How who has a paper says that it came, or was seen. */
const came = everyOf`
  soub(e|emos|eram), sabendo, descobri(u|mos|ram)?,
  (entr|mex|consult)(ei|ou|eu|i|aram) ..3 n?[oa] ${ownPage}, caiu n[oa] (meu )?(zap|whats-|celular|
  e-?mail|app|sms), entrou na (minha |nossa )?caixa de,
  (consegui|conseguiu|fui|foi) (abrir|ver|ler|pegar|saber|entrar|acessar|olhar),
  (recebid|lid|entregue)[oa]?( e lid[oa])? por (mim|ele|ela), (me|nos|lhe) foi entregue, foi-me entregue,
  ${paper} ..6 entregue, ${paper} ..3 chego(u)?, entregue (em maos|a[oa]?|pr?[oa]|para|aqui|em casa),
  carteiro ..3 (trouxe|troxe|deixou|entreg|larg|jog|chamou|toc|bateu|enfiou|acabou|chegou|veio|tinha)-, toca o carteiro,
  (tocaram|tocou) o (interfone|correio), bateu (aqui|n[oa] (minha |nossa )?(porta|portao|casa)),
  fui (cientificad|notificad|intimad|avisad|informad|comunicad)[oa],
  (correios?|oficial|vizinh[oa]|porteir[oa]|agente) ..3 (trouxe|troxe|deixou|largou),
  (retir|busc)(ei|ou|amos) (n|pel)[oa] (agencia|correios?|aps),
  lig(uei|ou|amos) (n[oa]|pr?[oa]|para o)? ?135 ~40 (negad|indeferid|cortad|cessad|suspens|recusad)[oa],
  ${paper} ..3 (veio|vieram|tinha vindo), (veio|saiu|deu) ..1 ${paper},
  (me|nos|lhe) (avis|inform|comunic|mostr|entreg|larg)(ou|aram),
  (busquei|retirei|tirei|tirar|baixei|trouxe|trouxeram|troxe|deix(ou|aram)|ach(ei|ou|amos)|
  encontr(ei|ou|amos)|assin(ei|ou)|(fui|foi) buscar|recebo|mandou|mandaram|imprimiu|imprimiram|
  largou) ..4 ${paper}, ${paper} ..4 (mandaram|trouxe|troxe|deix(ou|aram))
`;
/** The same of many other things, where the sentence names no paper and nothing that it says. */
const cameAsWell = everyOf`
  apareceu, pipocou, chegou?(?! (o|n[oa]|em|d[oa]) (dia|hospital|casa|servico|trabalho|medico)), chegaram,
  receb(i|emos?|eu|eram), peg(uei|amos|ou|aram), vi(u|mos|ram)?, li, leu, lemos, lendo, abri(u|mos|ram)?,
  abrindo, acessei, acessou, olh(ei|ou), entreg(ou|aram)
`;
const ofPaper = anyOf`
  ${paper}, ${ownPage}, inss, (neg|indefer|cess|cort|suspen|bloque|recus|diz|fal|zap|correio)-, isso, cadastro unico
`;

/** What comes, is opened or seen besides, from others or on other ways. */
const thing = anyOf`
  (benefi|pagamento|salario|parcela|dinheiro|valor|auxilio|atrasad|acerto|visita|remedio|receita|laudo|
  exame|pericia|consulta|extrat|saldo|emprest|seguro|averba|demiss|boleto|fatura|encomenda|ligac|
  reclamac|ouvidoria|prefeitura|forum|detran|diploma|convite|loja)-, pensao( alimenticia)?, bpc, alta,
  pix, cesta, conta de, mei, cnpj, empresa, bebe, nene, banco
`;
const verbs =
  '(?:(?:me|nos|lhe) )?(?:receb(?:i|eu|emos)|cheg(?:ou|aram)|caiu|veio|peg(?:uei|ou|amos)|vi|viu|vimos|li|leu|abri|abriu|olhei|olhou|entreg(?:ou|aram)|deix(?:ou|aram))';

/** What else happens on a day that somebody tells beside a paper. */
const other = everyOf`
  (pericia|exame|avaliacao|consulta|medic|pagamento|salario|parcela|dinheiro|deposit|remedio|receita|
  agendad|marcad|marcou|marcaram|remarc|vence|vencim|prazo|requer|protocol|recorr|laudo|atestado|demit|
  demiss|rescis|faleci|falece|enterr|velorio|nasci|nasce|nascid|casou|casamento|separ|intern|hospita|
  operei|operou|opera|cirurgi|covid|dengue|gripe|acident|viaj|viagem|mudei|mudou|contrat|emprest|
  extrat|impress|datad|audiencia|formatura|averba|compr(ei|ou|ad|am))-, live, ate, (es)?tav(a|
  amos) (em|n[oa]|viaj-|trabalh-|intern-), estive, morreu, obito, nasceu, alta, upa, mei, cnpj, sac(ar|quei|ou),
  (dei|deu) entrada, entrei com, entrada em, pedi(u|mos)?, mandad[oa] embora,
  (fiz|fizeram|fez|fizemos) (o|a|um|uma|meu|minha) (pedido|recurso|requerimento|curativo|cadastro),
  (mandei|enviei|juntei|entreguei|levei|anexei|mandamos),
  entreg(ou|aram|amos) ([oa]s?|todos|meus?|minhas?|seus?|suas?) (documento|papeis|laudo|atestado|
  requerimento|recurso|defesa|pedido)-,
  ${verbs}( (?!${paper})\w+){0,3} ${thing}, ${thing}( (?!${paper})\w+){0,3} ${verbs}, (meu|minha|noss[oa]) (\w+ )?chegou,
  ${verbs} ([oa]s?|um|uma|meus?|minhas?|seus?|suas?) (?!(\w+ ){0,2}(${paper}|${ownPage})\b)\w+,
  (vi|viu|ouvi|passou) n[oa] (jornal|tv|televisao|internet|radio|face-|insta-|tik-|youtube|reportagem),
  vi(u|mos)? ..2 (senhora|sra|doutor|dr|dra|medic|anuncio|video|reportagem|noticia)-,
  (conversei|falei|falou|fui|foi|voltei|vou|volto) ..2 (advogad|banco|loterica|cras|posto|medic|
  sindicato|escritorio|defensoria|dentista)-, (atualiz|regulariz)(ei|ou|aram|amos),
  (avis|inform)(ou|aram) d[ao], trabalh(ei|ou), parei de, come(cei|cou), cai
`;

/** A day that a noun has for itself: "a decisão do dia 3", "a live de 24/11". */
const ofNoun = /\b(?:d[eoa]s?|desde|ate|apos|a partir d[eoa])(?: o)? (?:dia )?$/;
/** "Não foi dia 20 que chegou". */
const denied = /\bnao (?:foi|era|e|chegou|veio|sei|lembro)\b[^.;,]{0,12}$|\bchegou o dia $/;
const elsewhere =
  '(?:banco|caixa|serasa|claro|vivo|escola|prefeitura|luz|agua|cartorio|loja|bolsa|cras|receita|forum)';
/** What came on that day was another paper: "recebi dia 18 uma carta, mas era do banco". */
export const wasAnother = anyOf`
  ^[^.;]{0,60}\b(era|foi|e) (so )?d(o|a|e) ${elsewhere}, ^.{0,120}\b([oa] do inss e outr[oa]|a minha (e|chegou|veio|nao)),
  ^[^.;]{0,60}\bmas (aquil|ess|est|iss)(o|a|e) (e|era|ja)\b,
  ^[^.;]{0,40}\b(carta|papel|aviso|oficio|comunicad)- d[aoe]s? ${elsewhere},
  ^.{0,120}\b(o que|a que|oq|o q) (eu )?(tenho|recebi|chegou|veio) agora,
  ^.{0,80}\bagora (chegou|veio|recebi|me mandaram|mandaram) (outr|essa|esta|um|mais)-
`;
/** A paper that had lain there was not seen for the first time. */
const ofOldPaper = /\b(?:bolsa|gavetas?|pasta|armario|papelada|guardad[oa]|coisas)\b/;
/** "Recebi dia 5 o pagamento": what came was no paper. */
const cameOther = anyOf`^ ([oa]s?|um|uma|meu|minha|d[oa]|n[oa]) (\w+ )?${thing}`;

/** "A convocação pra perícia": what a paper is about does not happen then. */
const about = new RegExp(
  `(${paper.source}) (?:d[aoe]s?|pr[ao]|para [ao]|sobre [ao]|negando [ao]) (?:\\w+ )?(?:${thing.source}|avaliacao|recurso|pedido|requerimento)`,
  'g',
);

/** So far from what happened a day may stand, in words; what begins another clause counts for more. */
const reach = 13;
/** So short, a sentence beside a paper speaks of it: "quem viu foi minha neta no dia". */
const fewWords = 12;
const boundaries = /[,:;()–-]|\b(?:e|mas|porem|ai|dai|que|q|pq|porque|pois|quando|qd|enquanto)\b/g;
const cost = (between: string): number =>
  (between.match(/[\w-]+/g)?.length ?? 0) +
  3 * (between.match(boundaries)?.length ?? 0) +
  6 * (between.match(/\n/g)?.length ?? 0);

/** How far the nearest of such events is from a day, by the words before and after it. */
function nearest(event: RegExp, before: string, after: string): number {
  const back = [...before.matchAll(event)].at(-1);
  const [ahead] = after.matchAll(event);
  return Math.min(
    back ? cost(before.slice(back.index + back[0].length)) : Number.POSITIVE_INFINITY,
    ahead ? cost(after.slice(0, ahead.index)) : Number.POSITIVE_INFINITY,
  );
}

/** Where somebody stops speaking, or begins to copy the paper. */
const sentenceEnd = /[.!?;](?=\s|$)|\n\s*\n|["“”«»]/;
const lastQuote = /^.*["“”«»]/s;
const ownWeekday =
  /^[,\s(]*(?:(?:n?[ao] )?(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)(?:[ -]feira)?(?: passad[ao])?[),]*)?/;
const lead =
  /(?:,? na hora (?:que|q) [^.;\d]{3,30}, (?:dia )?|n?o feriado(?: d[aeo] [a-z ]{3,25})?,? ?|\b(?:(?:n?[oa]|em|la|bem|so|foi|quando foi) )?(?:dia )?|\b(?:n?[oa] )?(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)(?:[ -]feira)?,? ?(?:n?o )?(?:dia )?)$/;

/**
 * Whether a day is the one on which a paper came or was seen, as people tell it beside their paper: what
 * happened nearest to it in its sentence is that, and nothing else.
 * @param clause flat, from the beginning of the sentence or the day before
 * @param after flat, what follows the day
 */
export function isTold(clause: string, after: string): boolean {
  if (ofNoun.test(clause) || denied.test(clause) || ofOldPaper.test(clause)) return false;
  if (wasAnother.test(after) || cameOther.test(after)) return false;
  const [rest = ''] = after.replace(ownWeekday, ' ').split(sentenceEnd);
  const before = clause.replace(lastQuote, '').replace(lead, '').replaceAll(about, '$1');
  const words = `${before} ${rest}`;
  const isNamed = ofPaper.test(words) || words.split(' ').length <= fewWords;
  const far = Math.min(
    nearest(came, before, rest),
    isNamed ? nearest(cameAsWell, before, rest) : Number.POSITIVE_INFINITY,
  );
  return far <= reach && far < nearest(other, before, rest);
}

const arrived = '(?:chegou|recebi|recebemos|entregaram|saiu|apareceu)';
const thatDay = '(?:hj|hoje|agora)';
/** "[31/10 18:07] tia: chegou a carta do BPC hoje", after its stamp: on the day on which it was written. */
export const cameThatDay = new RegExp(
  `^(?![^\\n]*\\b(?:pagamento|dinheiro|salario|parcela|pericia|medic))[^\\n]*\\b(?:acabei de (?:ver|receber|abrir|ler)|${arrived}\\b[^\\n.;?!]{0,100}\\b${thatDay}|${thatDay}\\b[^\\n.;?!]{0,30}\\b${arrived})\\b`,
);
