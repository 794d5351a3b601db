import { anyOf } from '#words/any-of.ts';
import type { DateMeaning } from '../letter-read.ts';

const weekday = '(?:(?:dom|seg|ter|qua|qui|sex|sab)[a-z]*(?:-feira)?|[2-6]a?[ -]feira)[.,]*';
/** What stands between a label and its day. */
const glue = `[\\s:|(),•·✔✓✅–—-]*(?:(?:n?o )?dia|em|aos?|desde|a partir de|de|:)?[\\s:]*(?:${weekday} )?$`;
export const ends = (label: RegExp): RegExp => new RegExp(`(?:${label.source})${glue}`);

/** "Ciência eletrônica do recorrente pelo Meu INSS": of nothing that is judged, or to come. */
const ciencia = anyOf`
  ciencia( (?!(ate|prazo|contad_|dias|exigencia|recorrid_|pericia|exame|audiencia)\b)[\w,-]+){0,7}
`;

/** What a day is by the words at the end of which it stands: the first that fits. */
export const labels: readonly (readonly [DateMeaning, RegExp])[] = [
  ['issued', new RegExp(`\\benviad[oa](?: em)? ?: ?(?:${weekday} )?$`)],
  [
    'known',
    ends(
      anyOf`(tom(ei|ou|amos)|tive|teve) (ciencia|conhecimento)( (?!(ate|recorrid[oa])\b)[\w-]+){0,7}`,
    ),
  ],
  ['death', ends(anyOf`(obito|falec_|morte)( ocorrid[oa])?`)],
  [
    'missed',
    /\b(?:nao (?:\w+ )?compare|ausencia (?:d[aeo] [^;]{1,30}? )?a|falta a|ausente)[^.;]{0,120} (?:para|dia|em|de)\s*$/,
  ],
  ['dip', ends(anyOf`dip, -inicio d[eo]s? pagamentos?`)],
  ['dii', ends(anyOf`dii, inicio da incapacidade( fixad[oa])?`)],
  [
    'dcb',
    ends(anyOf`
      dcb( alterada para| fixada)?,
      data d[aeo]s? (cessacao|fim|termino)( do beneficio| da cota| prevista)?( alterada para|
      passa a ser| a)?,
      data (final|limite do beneficio), manutencao( d[oe] (beneficio|auxilio))?( ate| prevista( ate)?),
      cessacao d[ao] cota,
      cessacao( d[aeo] [\w-]+)?( _){0,3}? (sera|ocorrera|prevista|fixada|estabelecida|
      programada|a|em)( para)?,
      cessa(ra|d[oa])?( para)?( pelo inss)?, cess o ser em,
      extint[oa], termo final, alta programada( para)?,
      -(com|e|,) (termino|fim)( previsto)?( para)?,
      fim d[eo] (beneficio|auxilio|pagamento)( previsto)?,
      -(^|[.;\n]) ?fim( previsto)? (em|para), (ter|com) fim,
      ultimo dia d[oe] (pagamento|beneficio),
      (beneficio|auxilio|pagamento|aposentadoria|pensao|cota)\b~60 (encerra-se|se encerra|
      encerrad[oa]( para [oa] dependente[^.;\d]{0,40})?|terminara?|terminou|
      acabou)( automaticamente)?,
      encerramento d[oe] ..1 (beneficio|auxilio)
    `),
  ],
  [
    'dib',
    ends(anyOf`
      dib, data d[eo]( d[eo])? inicio( do beneficio| da vigencia)?,
      -inicio (d[aeo] (vigencia|beneficio) )?(foi |fica |ficou )?(fixad|estabelecid)[oa],
      -inicio d[aeo] (vigencia|beneficio), vigencia, (com|tem|tera) inicio,
      concedid[oa] (a partir|desde)
    `),
  ],
  ['granted', ends(anyOf`data d[aeo] concessao( do beneficio)?, ddb, concedid[oa], deferid[oa]`)],
  [
    'firstPayment',
    anyOf`
      primeiro pagamento\b~60$,
      pagamentos? (sera|serao) (efetuad|feit|realizad)-[^;]{0,80} (a partir de|em)\s*$,
      (pagamento|credito|valores)( _){0,3} disponive(l|is)~30$
    `,
  ],
  [
    'examined',
    ends(anyOf`
      -(pericia|avaliacao|exame|atendimento) ..3 (realizad|feit|efetuad|ocorrid|
      concluid)[oa]( no dia)?
    `),
  ],
  [
    'appointment',
    anyOf`
      (comparec(?!era|eu)|compareca|(re)?agendad|(re)?marcad|designad|chamad|convoc(?!acao)|
      antecipad|passou)-(~70[ ](para|p\/|no dia|o dia|dia|em|data))?( o dia)?[\s:|-]*$,
      (atendimento|pericia|exame|avaliacao)\b~ passou para( o dia)?\s*$,
      nova data[\s:|-]*$,
      data d[aeo] (pericia|avaliacao( social)?|atendimento|agendamento|exame)[\s:|-]*$,
      novo ?:[^.;]{0,30}\b(pericia|avaliacao|exame|atendimento)\b[^.;]{0,30}$,
      data (e|\/) ?hor(a|ario)[\s:|-]*([a-z]{3,7}(-feira)?[,] )?$,
      (pericia( medica)?|avaliacao social) ?[:–-] ?$
    `,
  ],
  [
    'known',
    ends(anyOf`
      exigencia desde, data d[aeo] (notificacao|intimacao|recebimento|entrega|ciencia),
      -${ciencia},
      (cientificad|intimad|notificad|citad)[oa](\(a\))?( (d(a decisao|est[ea] ..1)|pessoalmente|
      eletronicamente|na data|(por|pel[oa]|n[oa]) _))*( em)?,
      ^ ?(\[[^\]]{0,40}\] ?)?recebi(d[oa])?, ^ ?recebi(do por|:| :) ?[a-z ]{3,40},
      (rastre_|objeto|ar|aviso de recebimento|canhoto|carimbo|correios?|ect)\b~40 (rec ?eb|recebid[oa]|
      entregue)( ao destinatario| em)?, comprovante de entrega\W{1,3}(correios|ect)?,
      recebid[oa] pel[oa](\(a\))? (titular|interessad_|segurad_|requerente|destinatari_|beneficiari_),
      aviso de recebimento( ?([a-z]{2}\d{9}[a-z]{2})? data)?,
      consulta ao processo com login\b[^;\d]{0,20}, recebi (a|esta) \S{1,3} via,
      recebi (o original|a ..1 (carta|via|copia)|est[ea] ..1), ciente,
      ciencia ?: ?\([a-z ]{3,20}\),
      consulta ((eletronica|(ao|aos|d[oe]) (processo|decisao|autos)( eletronic[oa]s?)?) )?pel[oa] (interessad|segurad|requerente|
      recorrent|parte|procurador|titular|advogad)-, comunicados \W ?consulta,
      (notificacao|intimacao|carta|aviso|oficio|comunicado|decisao)( foi)? (recebid[oa]|entregue|
      confirmad[oa]|lid[oa])( pel[oa] _)?( n[oa] _)?, notificacao bancaria (confirmada|recebida),
      ^ ?recebid[oa] n[oa] (balcao|agencia|aps)\b[^.;\d]{0,30},
      recebid[oa] por\b[^;\d]{0,60}\bdata, entregue em maos, lid[oa] (n|pel)[oa] (meu inss|_),
      ar ?:?( [a-z]{2}\d{9}[a-z]{2})?( ((de )?recebi_|rec ?eb|entreg_|ass|assinad[oa]))*,
      (confirmacao|registro) de leitura ..1, -registro de ciencia\b[^;]{0,140},
      -(^|[^e]) (lid|visualizad)[oa], -\(recebid[oa],
      ar\b[^;]{0,40}\brecebedor\b[^;\d]{0,30},
      recebi (a|o|est[ea]) (contrafe|carta|oficio|notificac_|papel|comunicado|aviso)\b[^.;\d]{0,30},
      abert[oa] n[oa] (caixa|e ?-?mail|celular|app|aplicativo),
      abertura d(a|esta) (mensagem|carta|notificac_),
      (porteir[oa]|portaria|vizinh[oa]|zelador)\b~30 (recebeu|recebid[oa]|entreg[a-z]+)( (ap|apto|bloco|
      casa)? ?\w{1,4})?,?, tomou conhecimento( (?!ate\b)[\w-]+){0,5},
      (entidade|associacao|sindicato|confederacao) (ja )?(apresent|envi|junt|
      anex)ou\b[^.;\d]{0,60}
    `),
  ],
  ['decided', /\b(?:deu|deram|tive|recebi) alta (?:(?:n?o )?dia|em) $/],
  [
    'published',
    ends(
      /\b(?:disponibiliza\w+|disponib|publicad[oa]|publicacao|publ|djen?|diario (?:d[ae]|eletronico|oficial)[^.;\d]{0,50})(?: (?:n[oa]|pel[oa]|a[os]?) [^.;\d]{2,70}?)?/,
    ),
  ],
  [
    'stopped',
    ends(anyOf`
      bloquei?o( (efetuad|realizad|ocorrid)[oa])?, bloquead[oa],
      -(foi|fica|ficou|beneficio|bpc|auxilio|pensao|pagamento|[*\d]) suspens[oa]
    `),
  ],
  [
    'decided',
    ends(anyOf`
      data d[aeo] (decisao|conclusao|analise|despacho( decisorio| d[oe] beneficio)?|
      indeferimento|arquivamento|encerramento|julgamento|sessao),
      (julgad[oa]|sessao) ..2, sessao n\S* \d+, sessao virtual( de)? \d\d? a,
      decisao (proferida|emitida|tomada), decidimos,
      resultado (disponivel|liberado)( (ao?|para) [a-z ]{3,30}?)?,
      (decidid|concluid|indeferid|negad|arquivad|encerrad|cancelad|analisad|
      finalizad)[oa]( e _)?( (pel|n)[oa] _( documental)?)?,
      nao (aprovad|concedid|deferid)[oa], ^ ?conclusao, concl
    `),
  ],
  // "Despacho: Em 22/05/2025 a requerente pediu" is no day of the decision.
  ['decided', /\b(?:decisao|despacho)(?:[\s(|,–—-]*(?:n?o dia|em|de)?|\s*:)\s*$/],
  [
    'issued',
    ends(anyOf`
      data d[aeo] (emissao|processamento|comunicado|comunicacao|carta|documento|oficio),
      (dia|data) d[oa] (papel|carta)( e)?, emissao, emitid[oa]( eletronicamente)?,
      (comunicado|carta|documento|oficio) (emitid|expedid)[oa], (status|situacao|posicao) em,
      ^\W*((meu )?inss\W+)?(comunicado|carta|notificacao|aviso|oficio)( d[eo] [a-z]+){0,3}
    `),
  ],
  // The head of an e-mail: "De: vara@trf0.jus.br  qua 25/11/2026", "Em qua., 25 de nov. de 2026".
  [
    'issued',
    new RegExp(
      `@[\\w.-]+>?\\W*(?:(?:enviad[oa](?: em)?|data) ?:? ?)?${weekday} $|^\\W*em [a-z]{3}\\., $`,
    ),
  ],
  [
    'der',
    ends(anyOf`
      der, data d[aeo] (entrada( d[eo] requerimento)?|requerimento|pedido|protocolo|solicitacao),
      (requerid|protocolad|protocolizad|solicitad)[oa], entrada,
      -(requerimento|pedido|beneficio|auxilio|aposentadoria|
      pensao)\b~70 (apresentad|efetuad|formulad|feit)[oa]
    `),
  ],
];
