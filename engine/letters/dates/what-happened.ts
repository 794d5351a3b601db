import { anyOf, everyOf } from '#words/any-of.ts';

/** What the INSS sends, by the words of who has it. */
export const paper = anyOf`
  carta(s|zinha)?, cartinha, (oficio|papel|comunica|notifica|mensage|resposta|resultado|envelope|negativa|
  indeferiment|despacho|decisao|cobranca|intimac|correspondenc|copia|exigencia|convoca|citac|
  telegrama|sentenc|acordao|noticia|motivo)-, avisos?, msg, sms, e-?mail, ar
`;
const ownPage =
  '(?:meu inss|gov|aplicativo|app|site|sistema|processo|celular|computador|tela|(?:minha )?conta)';

/** How who has a paper says that it came, or was seen. */
export const came = everyOf`
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
/** The same, and as well of other things: it counts where the sentence names a paper, or is short. */
export const cameAsWell = everyOf`
  apareceu, pipocou, chegou?(?! (o|n[oa]|em|d[oa]) (dia|hospital|casa|servico|trabalho|medico)), chegaram,
  receb(i|emos?|eu|eram), peg(uei|amos|ou|aram), vi(u|mos|ram)?, li, leu, lemos, lendo, abri(u|mos|ram)?,
  abrindo, acessei, acessou, olh(ei|ou), entreg(ou|aram)
`;
/** A paper of the INSS, where it is looked at, or what it says. */
export const ofPaper = anyOf`
  ${paper}, ${ownPage}, inss, (neg|indefer|cess|cort|suspen|bloque|recus|diz|fal|zap|correio)-, isso, cadastro unico
`;

/** What comes besides papers, and what happens besides their coming, by how its words begin. */
const besides =
  'pericia|exame|consulta|pagamento|salario|parcela|dinheiro|remedio|receita|laudo|emprest|extrat|averba|demiss';

/** What comes, is opened or seen besides, from others or on other ways. */
export const thing = anyOf`
  (${besides}|benefi|valor|auxilio|atrasad|acerto|visita|saldo|seguro|boleto|fatura|encomenda|
  ligac|reclamac|ouvidoria|prefeitura|forum|detran|diploma|convite|loja)-, pensao( alimenticia)?, bpc, alta,
  pix, cesta, conta de, mei, cnpj, empresa, bebe, nene, banco
`;
const verbs =
  '(?:(?:me|nos|lhe) )?(?:receb(?:i|eu|emos)|cheg(?:ou|aram)|caiu|veio|peg(?:uei|ou|amos)|vi|viu|vimos|li|leu|abri|abriu|olhei|olhou|entreg(?:ou|aram)|deix(?:ou|aram))';

/** What else happens on a day that somebody tells beside a paper. */
export const other = everyOf`
  (${besides}|avaliacao|medic|deposit|agendad|marcad|marcou|marcaram|remarc|vence|vencim|prazo|
  requer|protocol|recorr|atestado|demit|rescis|faleci|falece|enterr|velorio|nasci|nasce|nascid|casou|casamento|separ|intern|hospita|
  operei|operou|opera|cirurgi|covid|dengue|gripe|acident|viaj|viagem|mudei|mudou|contrat|
  impress|datad|audiencia|formatura|compr(ei|ou|ad|am))-, live, ate, (es)?tav(a|
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
