import type { WordingRule } from '../wording/rule.ts';

const provimento = 'Provimento OAB 205/2021';
const code = 'Código de Ética e Disciplina da OAB';

/**
 * What a lawyer's publicity must never say, and look-alikes that are in order. A net, not a proof: a
 * page without findings still needs a reader who knows the rules.
 */
export const mustNever: readonly WordingRule[] = [
  {
    id: 'garantia',
    pattern: /\bgarant(?:imos|o|e|em|id[oa]s?|ia de|ia total)\b/,
    unless:
      /\b(?:lei|loas|constituicao|norma|decreto|stf|justica|juiz|inss) (?:\w+ )?garant|garantia de um salario minimo|garantid[oa]s? (?:por|pela|na|em) (?:lei|constituicao)|\b(?:nao|nem|nunca|sem|ninguem|nada)\b(?: \w+){0,3} garant/,
    source: `${provimento}, art. 6º; ${code}, art. 39`,
    why: 'promete resultado.',
    remedy: 'Diga o que a lei pede e quem decide: o INSS ou a Justiça.',
    fires: [
      'Garantimos o seu benefício.',
      'Resultado garantido.',
      'O escritório garante a aposentadoria.',
      'Damos garantia de êxito.',
    ],
    silent: [
      'A lei garante um salário mínimo.',
      'É a garantia de um salário mínimo por mês.',
      'É uma garantia constitucional.',
      'Não garantimos resultado.',
      'Não há garantia de resultado.',
    ],
  },
  {
    id: 'cem-por-cento',
    pattern:
      /\b100 ?% (?:de )?(?:chances?|aprovacao|sucesso|exito|certeza)|(?:chances?|aprovacao|sucesso|exito) de 100 ?%/,
    source: `${provimento}, art. 6º`,
    why: 'promete resultado.',
    remedy: 'Apague a porcentagem de êxito.',
    fires: ['100% de chance no seu caso.', 'Temos êxito de 100%.'],
    silent: [
      'Paga 100% da média.',
      'Pedágio de 100%.',
      'São 50% + 10% por dependente.',
      'Vale 91%.',
    ],
  },
  {
    id: 'certeza',
    pattern:
      /\bcausa ganha\b|\bdireito certo\b|\baprovacao (?:rapida|garantida|certa)\b|\bconsiga ja\b|\bconquiste (?:o |a )?(?:seu|sua)\b|\bseu beneficio em \d+ dias\b|\baumente (?:a |o )?(?:sua|seu) (?:aposentadoria|beneficio|pensao)\b|\bcom certeza voce\b|\bajud(?:o|amos) voce a (?:conseguir|ganhar|receber)\b/,
    source: `${provimento}, arts. 3º e 6º`,
    why: 'promete resultado.',
    remedy: 'Diga o que a lei pede, sem dizer que a pessoa vai conseguir.',
    fires: [
      'É causa ganha.',
      'Conquiste o seu benefício!',
      'Receba seu benefício em 30 dias.',
      'Ajudo você a conseguir o melhor benefício.',
    ],
    silent: ['O recurso vai até 30 dias seguidos.', 'Uma certidão que a lei dá como certa.'],
  },
  {
    id: 'sem-risco',
    pattern: /\bsem riscos?\b/,
    unless: /sem riscos? (?:a|para a|de|para) (?:saude|vida)|sem riscos? no trabalho/,
    source: `${provimento}, art. 6º`,
    why: 'promete resultado: todo pedido tem risco.',
    remedy: 'Diga qual é o risco.',
    fires: ['Revise seu benefício sem risco.'],
    silent: ['O tempo de trabalho sem risco à saúde conta de outro modo.'],
  },
  {
    id: 'voce-vai-receber',
    pattern:
      /\bvoce (?:vai|ira) (?:ganhar|conseguir|receber)\b|\b(?:seu|o) (?:pedido|recurso|beneficio) sera (?:aceito|aprovado|concedido|deferido)\b/,
    unless: /\bnao (?:quer dizer|significa)\b|\bse (?:o|seu)\b/,
    source: `${provimento}, art. 6º`,
    why: 'promete resultado.',
    remedy: 'Escreva “a lei pede…” e “quem decide é o INSS ou a Justiça”.',
    fires: ['Você vai receber todo mês.', 'Seu pedido será aprovado.'],
    silent: ['Você vai precisar do CPF.', 'Isso não quer dizer que o pedido será aceito.'],
  },
  {
    id: 'promessa-passiva',
    pattern:
      /\b(?:pedidos?|recursos?|beneficios?|aposentadorias?|pens(?:ao|oes)|auxilios?|bpc|loas|casos?|ac(?:ao|oes)|processos?|direitos?|revis(?:ao|oes))\b(?: \w+){0,3} (?:(?:vai|vao|ira|irao|deve|devem) (?:\w+ )?(?:ser|sair|estar) |sera(?:o)? |(?:sai|saem|acaba|acabam) (?:sendo |sempre )?)(?:\w+ )?(?:aprovad|concedid|aceit|deferid|reconhecid|liberad|ganh)[oa]?s?\b|\b(?:com (?:a )?(?:nossa|minha) (?:ajuda|equipe|assessoria)|conosco|com a gente|com o (?:nosso )?escritorio)\b[^.?]*\b(?:aprovad|concedid|deferid|reconhecid|garant|ganh|consegu|receb|sai\b|vence)/,
    unless:
      /(?:^|[,;:(] ?|\b(?:e|mas|saber|ver) )(?:se|quando|caso|enquanto|depois que|ate que)\b|\b(?:nao|nem|nunca|ninguem|talvez)\b|\bquando for\b|\bsomente se\b|\bso (?:se|quando)\b/,
    source: `${provimento}, art. 6º`,
    why: 'promete resultado, sem dizer quem decide.',
    remedy: 'Escreva o que a lei pede e que quem decide é o INSS ou a Justiça.',
    fires: [
      'Com a nossa ajuda o seu pedido vai ser aprovado.',
      'O seu benefício vai sair aprovado.',
      'A aposentadoria será concedida.',
      'Os recursos serão aceitos.',
      'Seu direito será reconhecido.',
      'O BPC acaba sendo liberado.',
      'Conosco você consegue o benefício.',
    ],
    silent: [
      'Se o pedido for aceito, o pagamento conta da data dele.',
      'Quando o recurso vai ser aceito, ninguém sabe.',
      'O pedido pode ser aprovado ou negado.',
      'O recurso vai ser julgado pela Junta.',
      'A revisão será analisada pelo INSS.',
      'Guarde a carta em que o benefício foi concedido.',
      'Converse conosco pelo telefone.',
    ],
  },
  {
    id: 'voce-tem-direito',
    pattern:
      /\bvoce (?:ja |tambem |ainda )?(?:tem|possui) direito\b|\b(?:saiba|descubra|veja) se (?:voce )?tem direito\b/,
    unless:
      /direito (?:a|de) (?:pedir|recorrer|reclamar|copia|saber|ver|corrigir|retirar|acessar|uma copia|ser atendid)/,
    source: `${provimento}, Anexo Único (consultas automáticas) e art. 3º`,
    why: 'dá um veredito sobre o caso, que só a análise permite.',
    remedy: 'Escreva “a lei pede…”, “pode pedir quem…” ou “você pode ter direito”.',
    fires: [
      'Você tem direito ao BPC.',
      'Simule e descubra se tem direito.',
      'Veja se você tem direito.',
    ],
    silent: [
      'Você pode ter direito.',
      'Quem tem direito?',
      'Você tem direito a pedir cópia do processo.',
      'Você tem direito de recorrer.',
    ],
  },
  {
    id: 'servico-de-graca',
    pattern: /\bgratis\b|\bgratuit(?:[ao]s?|amente)\b|\bde graca\b|\bcusto zero\b|\bsem cobrar\b/,
    near: /\b(?:consultas?|analises?|avaliac(?:ao|oes)|atendimentos?|simulac(?:ao|oes)|orientac(?:ao|oes)|escritorio|advogad[oa]s?)\b/,
    unless:
      /\b(?:135|inss|dpu|defensoria|juizados?|jef|cras|justica gratuita|assistencia juridica|nucleos?|universidade|sus|telefone fixo|governo|oficia(?:l|is)|advogad[oa]s? public[oa]s?)\b/,
    source: `${provimento}, art. 3º, I`,
    why: 'anuncia serviço de graça para atrair cliente.',
    remedy: 'Apague. Só o serviço público pode ser dito gratuito: 135, Meu INSS, DPU, Juizado.',
    fires: [
      'Faça uma consulta gratuita.',
      'Análise grátis do seu caso.',
      'O escritório atende de graça.',
    ],
    silent: [
      'A Central 135 é gratuita.',
      'Peça a assistência jurídica gratuita da DPU.',
      'A Defensoria Pública da União atende sem cobrar.',
      'Justiça gratuita é para quem não pode pagar.',
      'Pedir ao INSS é grátis.',
      'O período de graça dura 12 meses.',
      'Tem advogados públicos que atendem sem cobrar.',
    ],
  },
  {
    id: 'preco',
    pattern:
      /\bprimeira consulta\b|\bsem compromisso\b|\bsem custos?\b|\bprecos? (?:acessive(?:l|is)|baixos?|justos?|popular(?:es)?)\b|\bmelhor preco\b|\bparcel(?:amos|e)\b|\bso (?:paga|pague|cobramos|recebemos) (?:se|quando)\b|\bhonorarios (?:a partir|so|apenas|no exito)/,
    unless: /\b(?:135|inss|dpu|defensoria|juizado|justica) (?:\w+ ){0,4}sem custos?\b/,
    source: `${provimento}, art. 3º, I`,
    why: 'fala de preço ou forma de pagamento para atrair cliente.',
    remedy: 'Apague: honorários se tratam na conversa.',
    fires: [
      'Primeira consulta sem compromisso.',
      'Só paga se ganhar.',
      'Honorários só no êxito.',
      'Parcelamos em 10 vezes.',
    ],
    silent: [
      'Até a sentença, o Juizado não cobra custas.',
      'Parcelas com mais de cinco anos se perdem.',
      'O pedido ao INSS pode ser feito sem custo.',
    ],
  },
  {
    id: 'valor-do-servico',
    pattern: /r\$ ?\d/,
    near: /\bhonorarios?\b|\bconsulta juridica\b|\bnossa (?:analise|consulta)\b|\bvalor da consulta\b/,
    source: `${provimento}, art. 3º, I`,
    why: 'publica o valor do serviço.',
    remedy: 'Apague o valor: honorários se tratam na conversa.',
    fires: ['Honorários a R$ 500,00.', 'Nossa análise custa R$ 99,00.'],
    silent: ['São R$ 1.621,00 por mês.', 'Em consultas médicas, a portaria fixa R$ 90,00.'],
  },
  {
    id: 'desconto',
    pattern: /\bdescont(?:o|os|ao)\b|\bpromoc(?:ao|oes)\b/,
    unless:
      /\b(?:consignad|associa|inss|indevid|beneficio|salario|renda|folha|pensao|contribuic|reconhec|nao pedi|nao autoriz|tirar|lei|promocao social)/,
    source: `${provimento}, art. 3º, I`,
    why: 'oferece desconto ou promoção para atrair cliente.',
    remedy: 'Apague. O desconto feito no benefício pode ser dito com essas palavras.',
    fires: ['10% de desconto nos honorários.', 'Promoção de novembro!'],
    silent: [
      'O desconto no benefício pode ser contestado.',
      'Desconto de associação é proibido.',
      'Use o valor sem tirar descontos.',
      'A promoção social é dever do Estado.',
      'Empréstimo e descontos que você não pediu.',
    ],
  },
  {
    id: 'o-melhor',
    pattern:
      /\b(?:melhor|melhores|maior|maiores) (?:advogad[oa]s?|escritorios?|clinicas?|nucleos?|defensorias?|equipe|banca|experiencia|atendimento)\b|\b(?:numero|n[ºo°]\.?) ?1 (?:em|do|da|no|na)\b|#1\b/,
    source: `${provimento}, art. 3º, IV`,
    why: 'elogia o próprio escritório ou compara.',
    remedy: 'Apague. Diga só o nome, a OAB, a área e o lugar.',
    fires: [
      'O melhor escritório da cidade.',
      'A melhor clínica jurídica do estado.',
      'Temos a maior experiência da cidade.',
      'Somos o número 1 em aposentadorias.',
    ],
    silent: [
      'O direito ao melhor benefício foi reconhecido pelo STF.',
      'A melhor forma de entregar é pelo Meu INSS.',
      'Lei nº 1.060.',
    ],
  },
  {
    id: 'autoelogio',
    pattern:
      /\brenomad[oa]s?\b|\bpremiad[oa]s?\b|\bincomparave(?:l|is)\b|\bexcelencia\b|\blider(?:es)? (?:em|do|no|na|de mercado)\b|\breferencia (?:em|no|na|nacional)\b|\banos de (?:sucesso|experiencia)\b|\bunic[oa] (?:escritorio|clinica|nucleo|defensoria)\b|\bdiferentes? d[aeo]s? outr[ao]s (?:escritorios|clinicas|nucleos|defensorias|advogad[ao]s)\b|\bequipe altamente\b/,
    unless: /\bcomo referencia\b|\bvalor de referencia\b|\bmes de referencia\b/,
    source: `${provimento}, art. 3º, IV, e art. 6º`,
    why: 'elogia o próprio escritório ou compara.',
    remedy: 'Apague. Diga só o nome, a OAB, a área e o lugar.',
    fires: [
      'Escritório renomado.',
      'Referência em BPC.',
      'Líder em revisões.',
      'São 20 anos de experiência.',
      'Somos diferentes dos outros escritórios.',
      'Somos diferentes das outras clínicas.',
      'A única clínica da região.',
    ],
    silent: [
      'Usamos a norma da ABNT como referência.',
      'O único número oficial de WhatsApp deste escritório é este.',
      'O líder da família é quem responde no CadÚnico.',
    ],
  },
  {
    id: 'quantos-casos',
    pattern:
      /\bmais de \d[\d.]*(?: mil)? (?:clientes|casos|processos|beneficios|familias|aposentadorias)\b|\b(?:milhares|centenas|dezenas) de (?:clientes|casos|pessoas|beneficios|familias|processos|aposentadorias|segurados)\b|\d+ ?% de (?:exito|sucesso|aprovacao)\b/,
    source: `${provimento}, arts. 4º, § 2º, e 6º`,
    why: 'anuncia o tamanho do escritório ou os seus resultados.',
    remedy: 'Apague números de clientes, casos e êxitos.',
    fires: [
      'Mais de 1.000 clientes.',
      'Com 95% de êxito.',
      'Já ajudamos milhares de pessoas.',
      'Nossa equipe já atendeu milhares de famílias.',
    ],
    silent: ['Mais de 120 contribuições.', 'Com mais de 15 dias sem trabalhar.'],
  },
  {
    id: 'especialista',
    pattern: /\bespecialistas?\b|\bespecializad[oa]s?\b|\bexperts?\b/,
    unless:
      /\b(?:medic|perit|perici|infectolog|neurolog|psiquiatr|ortoped|sus\b|laudo|ambulatorio|reabilitacao|equipe de saude)/,
    source: `${provimento}, art. 3º, III`,
    why: 'anuncia especialidade, que só se anuncia com título certificado.',
    remedy: 'Escreva “atuação em Direito Previdenciário”.',
    fires: ['Especialistas em INSS.', 'Escritório especializado em BPC.'],
    silent: [
      'Leve o laudo do médico especialista.',
      'A perícia especializada avalia o caso.',
      'O segurado especial trabalha em família.',
      'O Juizado Especial Federal recebe a causa.',
      'Cabe recurso especial.',
      'É a aposentadoria especial.',
    ],
  },
  {
    id: 'urgencia',
    pattern:
      /\bnao (?:perca|perc(?:a|am) mais) (?:mais )?(?:tempo|a chance|a oportunidade|seus? direitos?|o seu direito)\b|\bcorra\b|\bultimas? (?:chances?|vagas)\b|\bvagas limitadas\b|\b(?:ligue|chame|clique|fale|agende|peca|entre em contato) (?:ja|agora)\b|\bagende (?:ja |agora )?(?:a )?sua consulta\b|\baproveite (?:ja|agora|a oportunidade|enquanto|est[ae]|ess[ae])\b|\bpor tempo limitado\b/,
    unless: /\bprazo (?:nao )?corra\b|\bcorra (?:o prazo|risco|o risco|perigo)\b/,
    source: `${provimento}, art. 3º, § 1º; ${code}, art. 41`,
    why: 'apressa a pessoa para contratar.',
    remedy: 'Diga o prazo da lei e deixe a pessoa decidir: “Fale com o escritório”.',
    fires: [
      'Não perca tempo!',
      'Corra!',
      'Ligue já.',
      'Agende sua consulta pelo link abaixo.',
      'Últimas vagas.',
    ],
    silent: [
      'Recorra em até 30 dias.',
      'Mesmo que decorra do acidente.',
      'Não espere que o prazo corra.',
      'O prazo é de 30 dias.',
      'Aproveite para conferir o CNIS.',
      'Em caso urgente, o juiz pode dar tutela de urgência.',
    ],
  },
  {
    id: 'litigio',
    pattern:
      /\bprocess(?:e|ar) o inss\b|\bentre na justica\b|\bo inss (?:esta )?te (?:deve|devendo)\b|\bdinheiro parado\b|\b(?:recupere|receba|resgate) (?:os )?(?:seus )?atrasados\b|\blute (?:pel|por)/,
    source: `${code}, art. 41; ${provimento}, art. 3º, § 1º`,
    why: 'incita a processar.',
    remedy: 'Explique os caminhos e deixe a pessoa escolher.',
    fires: [
      'Processe o INSS.',
      'Entre na Justiça já!',
      'Há dinheiro parado esperando por você.',
      'Olá! Quero processar o INSS.',
      'Recupere seus atrasados.',
    ],
    silent: [
      'Para ir à Justiça, é preciso ter pedido antes ao INSS.',
      'Valores atrasados: só os dos últimos 5 anos.',
    ],
  },
  {
    id: 'brinde',
    pattern: /\bindique e ganhe\b|\bsorteios?\b|\bbrindes?\b/,
    source: `${provimento}, art. 3º, V`,
    why: 'oferece prêmio para atrair cliente.',
    remedy: 'Apague.',
    fires: ['Indique e ganhe.', 'Participe do sorteio.'],
    silent: ['Quem indica o perito é o juiz.'],
  },
  {
    id: 'casos-e-depoimentos',
    pattern:
      /\bdepoimentos?\b|\bcasos? de sucesso\b|\bnossos clientes\b|\bclientes satisfeitos\b|\bantes e depois\b(?! d)|\bconseguimos (?:a|o|as|os|mais|um|uma)\b|\b\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}\b|[★⭐]|”,? (?:diz|disse|contou|conta) (?:a |o )?(?:dona|seu|noss[oa]|uma? cliente|cliente)\b/,
    unless: /\bdepoimento pessoal\b|\btestemunhas?\b|\baudiencia\b|\bnao conseguimos\b/,
    source: `${code}, art. 42, IV; ${provimento}, art. 6º e Anexo Único`,
    why: 'mostra clientes, casos ou resultados.',
    remedy: 'Use um exemplo inventado, e diga que é inventado.',
    fires: [
      'Veja os depoimentos.',
      'Nossos clientes conseguiram.',
      'Conseguimos a aposentadoria dela.',
      'Processo 5001885-13.2023.4.04.7209.',
      'Nota ★★★★★',
      '“Fui bem atendida”, diz dona Ana.',
    ],
    silent: [
      'O juiz colhe o depoimento pessoal.',
      'O depoimento das testemunhas ajuda.',
      'Não conseguimos abrir a página.',
      'Cada caso depende de análise.',
      'Compare as regras de antes e depois da reforma.',
    ],
  },
  {
    id: 'quem-conseguiu-conosco',
    pattern:
      /\b(?:consegui(?:u|ram)|ganh(?:ou|aram)|receb(?:eu|eram)|obt(?:eve|iveram)|(?:se )?aposent(?:ou|aram)(?:-se)?)\b[^.?]*\b(?:conosco|com a gente|com (?:este|esta|o nosso|a nossa|nosso|nossa) (?:escritorio|equipe|ajuda|assessoria|clinica|nucleo))\b|\b(?:conosco|com a gente|com a nossa ajuda)\b[^.?]*\b(?:consegui(?:u|ram)|ganh(?:ou|aram)|obt(?:eve|iveram)|se aposent(?:ou|aram))\b/,
    source: `${code}, art. 42, IV; ${provimento}, art. 6º e Anexo Único`,
    why: 'mostra clientes, casos ou resultados.',
    remedy: 'Apague. Um exemplo inventado diz o que a lei pede, e não com quem foi.',
    fires: [
      'Maria conseguiu a aposentadoria dela conosco em dois meses.',
      'Conosco, o João se aposentou.',
    ],
    silent: ['Quem recebeu a carta fala conosco pelo telefone.', 'Ela conseguiu o laudo no posto.'],
    unless: /\bfal[ae]m? conosco\b|\bconvers[ae]m? conosco\b/,
  },
  {
    id: 'sempre-e-na-hora',
    pattern:
      /\b(?:atend(?:emos|imento|e)|plantao|disponive(?:l|is)|respond(?:emos|e))\b[^.?]*\b24 ?(?:h|horas)\b|\brespond(?:emos|e|eremos|ido)\b[^.?]*\b(?:em|dentro de|em ate) (?:\d+|um|dois|tres|cinco|dez|quinze|trinta|poucos) (?:minutos?|segundos?)\b/,
    unless: /\b(?:135|disque|inss|cras|dpu|defensoria|central)\b/,
    source: `${provimento}, arts. 3º e 4º; ${code}, art. 39`,
    why: 'oferece rapidez para atrair cliente.',
    remedy: 'Diga os dias e as horas de atendimento, que estão em practice.yaml.',
    fires: ['Atendemos 24 horas.', 'Respondemos em 5 minutos.'],
    silent: ['O Disque 180 atende 24 horas.', 'A internação passou de 24 horas.'],
  },
  {
    id: 'dado-pelo-chat',
    pattern:
      /\b(?:escreva|mande|envie|diga|informe|conte|passe|digite)\b[^.?]*\b(?:cpf|nit|rg|senha|numero do (?:beneficio|documento|cartao))\b/,
    near: /\b(?:whatsapp|mensagem|conversa|chat|para nos|conosco)\b/,
    unless: /\b(?:nao|nunca|nem|sem)\b/,
    source: 'LGPD, arts. 6º, III, e 46',
    why: 'pede documento ou senha em uma conversa, como fazem os golpes.',
    remedy: 'Apague. Os documentos se mostram no escritório, depois de conferir quem pede.',
    fires: ['Escreva o seu CPF e o número do benefício no WhatsApp.'],
    silent: ['Não mande o CPF pelo WhatsApp.', 'Digite o CPF no Meu INSS.'],
  },
  {
    id: 'numero-de-pessoa',
    pattern:
      /\b(?!123\.456\.789-0|(\d)\1\1\.\1{3}\.)\d{3}\.\d{3}\.\d{3}-\d{1,2}\b|\b(?!(\d)\2\2\.)\d{3}\.\d{5}\.\d{2}-\d\b|\b(?:cpf|nit|pis|nb|beneficio)\b\D{0,12}\d{10,11}\b/,
    source: 'LGPD, arts. 6º, III, e 7º',
    why: 'publica um número que é de uma pessoa: CPF, NIT ou benefício.',
    remedy: 'Apague o número. Se o exemplo precisa de um, 123.456.789-0 ou 000.000.000-00.',
    fires: [
      'Rosa, CPF 529.982.247-25, é diarista.',
      'Rosa, de CPF 52998224725, é diarista.',
      'Nilo, NB 612.345.678-9, é marceneiro.',
      'O NIT é 120.12345.67-8.',
    ],
    silent: [
      'O benefício de Zilá é 123.456.789-0.',
      'Escreva como 000.000.000-00.',
      'O CNPJ é 29.979.036/0001-40.',
      'Paga R$ 1.234.567.890,00 ao todo.',
    ],
  },
  {
    id: 'vinculo-com-o-inss',
    pattern:
      /\binss oficial\b|\b(?:site|canal|central) oficial do inss\b|\b(?:parceir[oa]s?|credenciad[oa]s?|autorizad[oa]s?|conveniad[oa]s?) (?:do|da|ao|pelo|pela|com o|no) (?:inss|governo|previdencia)\b/,
    unless: /\b(?:nao|nem) (?:e|somos|tem)\b|\bmeu inss\b|\b135\b/,
    source: `${provimento}, arts. 3º, II, e 5º, § 2º`,
    why: 'faz crer que o site é do INSS.',
    remedy: 'Diga “este site não é do INSS nem do governo” e mostre o canal oficial.',
    fires: ['Atendimento INSS oficial.', 'Escritório credenciado pelo INSS.'],
    silent: ['Não somos parceiros do INSS.', 'Confira no Meu INSS, o site oficial do INSS.'],
  },
  {
    id: 'outra-atividade',
    pattern: /\bdespachantes?\b|\bemprestimos?\b|\bcredito consignado\b|\bcontabilidade\b/,
    near: /\b(?:fazemos|oferecemos|temos|vendemos|prestamos|contrate|simule|solicite|noss[oa]s?|advocacia|escritorio)\b/,
    unless: /\b(?:nao|nem|nunca)\b/,
    source: `${provimento}, art. 8º; ${code}, art. 40, IV`,
    why: 'anuncia outra atividade junto com a advocacia.',
    remedy: 'Apague, ou diga que é alerta contra golpe.',
    fires: ['Advocacia e contabilidade.', 'Fazemos empréstimo consignado.'],
    silent: [
      'Desconfie de quem oferece empréstimo.',
      'A lei bloqueia o empréstimo consignado no começo do benefício.',
      'O empréstimo consignado desconta as parcelas direto do benefício.',
      'Este escritório não faz empréstimo.',
    ],
  },
];
