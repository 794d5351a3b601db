import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { courtSays } from './court-says.ts';
import { readLetter } from './read-letter.ts';

const read = (text: string) => readLetter(text, []);
const saysOf = (text: string) => courtSays(read(text));

describe('o papel da Justiça, sem o nome do Juizado', () => {
  it.each([
    [
      'Réus: INSS e FULANA. O Juiz manda citar FULANA, que recebe a pensão 21/1, para que apresente contestação em 15 dias, sob pena de revelia.',
      'sued',
    ],
    ['Fica citada FULANA para contestar em 15 dias, sob pena de revelia.', 'sued'],
    ['Autor: FULANO. Réu: INSS. Mandado de citação: cite-se o INSS a contestar.', undefined],
    ['O juiz mandou citar o INSS e a viúva para contestação, sob pena de revelia.', undefined],
    ['O juiz julgou improcedente o pedido de BPC contra o INSS.', 'lost'],
    ['Publicada sentença de improcedência. Réu: INSS. Prazo recursal de 10 dias.', 'lost'],
    ['SENTENÇA. JULGO IMPROCEDENTES os pedidos (art. 487, I, CPC). P.R.I.', 'lost'],
    ['Evento 12 - SENTENÇA: rejeito os pedidos da parte autora. Defiro a AJG.', 'lost'],
    ['JULGO PROCEDENTE o pedido. Intime-se a CEAB para implantar em 20 dias.', 'won'],
    ['Julgo parcialmente procedente o pedido. Intimem-se.', 'part'],
    ['O INSS interpôs recurso inominado. Vista à parte autora para contrarrazões.', 'appealed'],
    ['A Turma, por maioria, negou provimento ao recurso da parte autora. AJG.', 'lostAbove'],
    ['A Turma, por unanimidade, negou provimento ao recurso do INSS. AJG.', 'wonAbove'],
    ['A Turma, por unanimidade, negou provimento ao recurso da parte ré.', 'wonAbove'],
    ['A Turma, por unanimidade, deu provimento ao recurso da parte autora.', 'wonAbove'],
    ['Emende a parte autora a inicial, em 15 dias, pena de extinção.', 'asks'],
    ['Determino o sobrestamento do feito até o julgamento do Tema 1271.', 'waits'],
    ['Fica intimada da perícia em 03/12/2026, às 13h15, no Fórum, com o perito.', 'exam'],
    ['Intimem-se as partes para manifestação sobre o laudo, em 5 dias.', 'report'],
    ['PROPOSTA DE ACORDO: restabelecimento e RPV. Diga a parte autora em 10 dias.', 'offer'],
    ['Homologo o acordo. Intimem-se. Implantação em 45 dias.', 'agreed'],
    ['Extingo o processo sem resolução de mérito: o autor não compareceu.', 'endedAbsent'],
    ['Extingo o processo sem resolução de mérito: falta o pedido ao INSS.', 'ended'],
    ['A Turma, por unanimidade, negou provimento ao agravo interno do INSS.', 'wonAbove'],
    ['TRF4. A Turma, por unanimidade, negou provimento à apelação do INSS.', 'wonAbove'],
    ['A Turma, por maioria, deu provimento ao recurso inominado do INSS.', 'lostAbove'],
    ['Turma Recursal. O CRPS negou. A Turma negou provimento ao recurso do autor.', 'lostAbove'],
    ['Turma Nacional. Pedido de uniformização do INSS. A Turma negou provimento.', 'wonAbove'],
    ['A Turma, por unanimidade, anulou a sentença e deu provimento ao recurso do INSS.', undefined],
    ['TRF4. A Turma deu provimento à apelação do INSS e à apelação da parte autora.', undefined],
    ['A Turma Recursal deu parcial provimento ao recurso do INSS.', undefined],
    ['A Turma Recursal, por maioria, deu provimento ao recurso da defesa.', undefined],
    ['Acórdão. A Turma, por unanimidade, negou provimento ao recurso.', undefined],
    ['O INSS fez proposta de acordo, recusada. Julgo improcedente o pedido.', 'lost'],
    ['O INSS não apresentou proposta de acordo. Intime-se a parte autora.', undefined],
    ['Indefiro a suspensão do feito. Julgo improcedente o pedido da parte autora.', 'lost'],
    ['Julgo improcedente. Determino a suspensão da exigibilidade. P.R.I.', 'lost'],
    ['Julgo procedente o pedido. Com o recurso do INSS, intime-se para contrarrazões.', 'won'],
    ['Julgo procedente. ATO ORDINATÓRIO – Interposto recurso pelo INSS, intime-se.', 'appealed'],
    ['O autor cita um “julgo procedente”. Aqui, julgo improcedente o pedido.', 'lost'],
    ['Julgo procedente quanto à União e julgo improcedente quanto ao INSS.', undefined],
    ['Ação de ressarcimento movida pelo INSS. Julgo procedente o pedido.', undefined],
    ['Julgo improcedente a impugnação do INSS. Expeça-se RPV.', undefined],
    ['Justiça do Trabalho. Reclamatória. Julgo procedente em parte.', undefined],
    ['Manifeste-se o INSS, em 10 dias, sobre o laudo. Intimem-se.', undefined],
    ['PODER JUDICIÁRIO. Intime-se o autor para juntar o acórdão da 14ª Junta.', 'asks'],
    ['PODER JUDICIÁRIO. DECISÃO. O comunicado de decisão do INSS: não foi constatada.', undefined],
    ['Vara Cível. Mandado de citação. Réu: PESSOA. Conteste em 15 dias úteis.', 'sued'],
    ['Justiça Federal. Ação movida pelo INSS. Fica o réu citado para contestar.', 'sued'],
    ['Justiça Federal. Autor: INSS. Cite-se o réu para contestar.', 'sued'],
    ['Vara Cível. REQUERIDO(A): INSS. Cite-se o réu: mandado de citação. Conteste.', undefined],
    ['Autora: PESSOA. Vara Federal. Ressarcimento ao erário. Cite-se: conteste.', undefined],
    ['Réu: INSS. Mandado de citação do INSS para contestar. Intime-se a parte autora.', undefined],
    ['Defiro a AJG. Cite-se o réu para contestar em 30 dias. Vista à parte autora.', undefined],
    ['Poder Judiciário. Réu: INSS. Compareça à perícia no dia 10/12/2026, às 14h20.', 'exam'],
    ['PROPOSTA DE ACORDO: RPV. Manifeste-se a parte autora. O silêncio vale como recusa.', 'offer'],
    [
      '8ª Turma Recursal. Dar provimento ao recurso do INSS para julgar improcedente o pedido. Intime-se.',
      'lostAbove',
    ],
    [
      'Turma Recursal. Dar provimento ao recurso da parte autora e julgar procedente o pedido.',
      'wonAbove',
    ],
    ['Execução fiscal. Cite-se o executado para pagar a dívida ativa da União.', 'charged'],
    ['Execução fiscal. Executado: INSS. Cite-se para pagar a dívida ativa.', undefined],
    [
      'Vara Federal. Mandado de segurança. Concedo a segurança para que a autoridade impetrada conclua a análise do requerimento em 30 dias.',
      'toDecide',
    ],
    [
      'Vara Federal. Mandado de segurança. Concedo a segurança para que a autoridade implante o benefício do requerimento analisado.',
      undefined,
    ],
    [
      'Vara Federal. Mandado de segurança. Indefiro a liminar para análise do requerimento.',
      undefined,
    ],
    [
      'Vara Única. Carta de intimação. Fica V. Sa. intimado(a), pessoalmente, para, em 5 dias, dizer se tem interesse no prosseguimento do feito.',
      'interest',
    ],
    ['Julgo improcedente o pedido: não há interesse no prosseguimento do feito.', 'lost'],
    ['TRF. APELANTE: INSS. APELADO: FULANO. A Turma decidiu NEGAR PROVIMENTO.', 'wonAbove'],
    ['TRF. APELANTE: FULANO. APELADO: INSS. A Turma negou provimento à apelação.', 'lostAbove'],
    ['TRF. APELANTE: INSS. APELADO: OS MESMOS. A Turma negou provimento.', undefined],
    [
      'Vara Federal. Embargos de declaração do autor. Conheço dos embargos e rejeito-os.',
      'unclarified',
    ],
    ['JEF. Conheço dos embargos de declaração e os acolho. Intimem-se as partes.', 'clarified'],
    ['JEF. Não conheço dos embargos de declaração, intempestivos. Intime-se o autor.', undefined],
    ['JULGO IMPROCEDENTE. Embargos de declaração protelatórios serão rejeitados.', 'lost'],
    [
      'Justiça Federal. Exequente: INSS. Fica V.Sa. intimada, na forma do art. 523, para pagar em 15 dias.',
      'charged',
    ],
    ['Vara Federal. Exequente: FULANO. Executado: INSS. Intime-se o INSS para pagar.', undefined],
    [
      'Foro. 1ª Vara de Acidentes do Trabalho. INSS. Designo perícia em 09/12/2026, às 10h.',
      'exam',
    ],
    ['Carta de citação. Vara. V.Sa. fica citada para contestar, sob pena de revelia.', 'sued'],
    ['Vara Federal. Vista à parte autora dos cálculos do INSS, em 10 dias.', 'sums'],
    ['Vara Federal. Manifeste-se o INSS sobre os cálculos da parte autora.', undefined],
    ['Juizado Especial. Vista às partes do laudo, pelo prazo comum de 15 dias.', 'report'],
  ])('%s', (text, act) => {
    expect(read(text).signs.alarm).toMatch(/^court(?:End)?$/);
    expect(saysOf(text).act).toBe(act);
  });

  it.each([
    ['Intime-se a CEAB para implantar em 20 dias. Vista ao autor em 10 dias.', [10], [20]],
    ['Julgo procedente. Implante o INSS o benefício da parte autora em 20 dias.', [], [20]],
    ['Intime-se a parte autora. O perito entregará o laudo em 30 dias.', [], [30]],
    ['Manifeste-se o autor, em 10 dias, sobre o acordo do INSS para implantação.', [10], []],
    ['Julgo improcedente. Interposto recurso, contrarrazões em 10 dias.', [], []],
    ['Emende o autor a inicial, em quinze dias, e junte o laudo em 5 dias.', [5, 15], []],
    ['Diga o INSS, em 15 dias, sobre os cálculos do autor. Juiz Federal.', [], [15]],
    ['Cite-se o INSS para contestar em 30 dias. Intime-se a parte autora.', [], [30]],
    ['Mandado de citação. Autor: INSS. Conteste em 15 dias, sob pena de revelia.', [15], []],
    [
      'Vara Única. Fica V. Sa. intimado(a), pessoalmente, para, no prazo de 5 dias, dizer se quer seguir.',
      [5],
      [],
    ],
    ['Vara Federal. Que a autoridade impetrada decida em 30 dias. Intime-se o autor.', [], [30]],
    ['Julgo procedente: auxílio pelo prazo de 120 dias. Implante o INSS em 20 dias.', [], [20]],
    ['Vara Federal. Perícia. As partes apresentem quesitos em 10 dias.', [], []],
    ['Vara Federal. Execução fiscal. Cite-se para, em 5 dias, pagar a dívida.', [5], []],
  ])('de quem é o prazo: %s', (text, own, others) => {
    expect(saysOf(text)).toMatchObject({ own, others });
  });

  it.each([
    ['Vista ao autor dos cálculos. O silêncio será interpretado como concordância.', 'agrees'],
    ['Proposta de acordo. No silêncio, conclusos para sentença.', 'judged'],
    ['Proposta de acordo. O silêncio implicará prosseguimento do feito.', 'goesOn'],
    ['Emende a parte autora a inicial, em 15 dias, sob pena de extinção.', 'ends'],
    ['Emende a parte autora a inicial, em 15 dias, sob pena de multa.', undefined],
  ])('o que vale não responder: %s', (text, silence) => expect(saysOf(text).silence).toBe(silence));

  it('quanto dura o benefício e até quando explicar a falta não são prazos de resposta', () => {
    const lasts = 'Julgo procedente: auxílio pelo prazo de 120 dias, a contar da implantação.';
    expect(saysOf(lasts)).toMatchObject({ lasts: 120, own: [], others: [] });
    const missed = 'Perícia. O não comparecimento deverá ser justificado em 5 dias.';
    expect(saysOf(missed)).toMatchObject({ toExplain: 5, own: [], others: [] });
  });

  it('quem ganhou sabe que ganhou, também quando o outro lado recorre', () => {
    const both = 'JULGO PROCEDENTE o pedido. O INSS interpôs recurso inominado; vista ao autor.';
    expect(saysOf(both)).toMatchObject({ act: 'appealed', isWon: true });
  });

  it.each([
    ['A Turma Recursal deu provimento ao recurso do INSS e revogou a tutela.', true, true],
    ['A Turma Recursal negou provimento ao recurso do INSS. Acórdão.', true, false],
    ['PODER JUDICIÁRIO. Compareça à perícia no dia 10/12/2026.', false, false],
  ])('o que foi julgado, e a ordem que caiu: %s', (text, isJudged, isRevoked) =>
    expect(saysOf(text)).toMatchObject({ isJudged, isRevoked }),
  );

  it.each([
    'Intimação eletrônica - Juizado Especial Federal de TESTE.',
    'TRF5 - PJe - Juizado Especial Federal Cível.',
    'PJe\nJuizado Especial Federal.',
    'JUSTIÇA FEDERAL - 2ª Vara. Réu: INSTITUTO NACIONAL DO SEGURO SOCIAL - INSS.',
    'Chegou no e-mail, do juizado.',
  ])('a sentença entre aspas, abaixo de qualquer cabeçalho: %s', (heading) => {
    const text = `${heading} Fica a parte autora INTIMADA: "JULGO IMPROCEDENTE o pedido contra o INSS. O prazo para recurso é de 10 (dez) dias."`;
    expect(read(text).signs.alarm).toBe('court');
    expect(saysOf(text)).toMatchObject({ act: 'lost', own: [10] });
  });

  it('o que o juiz pede vem com as palavras dele', () => {
    expect(saysOf('Despacho. Emende o autor a inicial com a procuração. Int.').asked).toBe(
      'Emende o autor a inicial com a procuração',
    );
  });
});

describe('o INSS e os seus conselhos, ainda que falem da Justiça', () => {
  it.each([
    'Acordam os membros da 5ª Junta de Recursos, por unanimidade, negar provimento ao recurso do segurado. Há sentença da Justiça do Trabalho sem prova material.',
    'A 2ª Câmara de Julgamento, por maioria, negou provimento ao recurso. Aplica-se o CPC, art. 487. Intime-se o recorrente.',
    'CRPS. Não conhecer do recurso: o interessado tem ação no Juizado Especial Federal com o mesmo objeto.',
    'Junta de Recursos: julgamento convertido em diligência. Junte a sentença e o trânsito em julgado.',
    '3ª CAJ. Recurso especial do INSS. Intime-se para contrarrazões em 30 dias. Cita a Turma Nacional de Uniformização.',
    'INSS. Comunicado de Decisão. Não foi reconhecido o direito ao benefício: sentença trabalhista homologatória de acordo, sem início de prova material.',
    'Requerimento indeferido. Motivo: vínculo reconhecido na Justiça do Trabalho sem prova contemporânea. Cabe recurso em 30 dias.',
    'Exigência: apresente cópia da reclamação trabalhista, com a petição inicial e a certidão da Vara do Trabalho. Prazo de 30 dias. Status: Exigência.',
    'Meu INSS. Despacho: requerimento sobrestado até a decisão do STF no Tema 1271. Aguarde.',
    'INSS informa a implantação do benefício, em cumprimento à decisão do Juizado Especial Federal. DIB 01/02/2025.',
    'Comunicamos a cessação do benefício: a tutela foi revogada pelo TRF-4. Prazo de 30 dias para recurso. Segurado: PESSOA DE TESTE',
    'Comunicamos a cobrança de valores recebidos por tutela revogada na Justiça Federal. Prazo de 30 dias para defesa.',
    'Benefício suspenso por ordem do Poder Judiciário. Motivo: decisão judicial. APS Teste.',
    'Prezado segurado, compareça à perícia médica em 10/12/2026, às 8h, na APS Fórum Velho. Leve documento com foto.',
    'Negada a revisão. Segurado já discutiu o tema em ação na Vara Federal. Recurso em 30 dias.',
    'INSS. Convocação para perícia médica em 10/12/2026, às 9h, na Rua do Fórum, 120.',
    'Informamos que o benefício implantado por decisão do Juizado Especial Federal será cessado em 20/12/2026. Peça a prorrogação no Meu INSS.',
    'Despacho: favor anexar a sentença, o termo de audiência e a certidão. Prazo de 30 dias. Requerimento 123456789.',
    'Motivo do indeferimento: sentença homologatória de acordo, a parte autora não juntou prova. Recurso em 30 dias.',
    'CRPS. 14ª Junta de Recursos. A parte autora pediu aposentadoria. Acordam negar-lhe provimento.',
    '5ª JR. O interessado interpôs recurso inominado na ação. Acordam dar provimento ao recurso do segurado.',
    'Ofício MOB. Prazo de 30 dias para apresentar defesa. Publique-se. Intime-se o interessado.',
    'Prezada segurada, o requerimento foi indeferido. A declaração do juiz de direito não prova. Recurso em 30 dias.',
    'Exigência: informe se aceita a proposta de acordo para pagamento dos atrasados.',
    'INSS. Carta de Concessão. Julgo procedente o pedido, diz a sentença. Renda mensal R$ 1.621,00.',
    'o inss negou meu bpc e quero entrar na justiça gratuita',
    'marquei perícia no inss e vai ser perto do fórum',
    'Acórdão. A Turma, por unanimidade, dá provimento ao recurso do segurado. Processo administrativo 44232.',
    'PODER JUDICIÁRIO - JUSTIÇA FEDERAL. Réu: INSS. Informamos a implantação do benefício. DCB: 06/02/2027',
    'Pedido indeferido: já há sentença que julgou improcedente o pedido.',
    'Recurso julgado improcedente pela 1ª Junta de Recursos.',
    '1ª Junta de Recursos. O recorrente juntou a sentença: “julgo improcedente”. Negaram provimento.',
    'Para dar andamento, envie a cópia da sentença do Juizado Especial Federal até 14/12/2026. INSS',
    'Auxílio-reclusão: apresente certidão do juiz da execução e declaração de cárcere. Exigência com prazo de 30 dias. Status: Exigência',
  ])('%s', (text) => {
    expect(read(text).signs.alarm).toBeUndefined();
  });
});

describe('o que tem palavras da Justiça e é de outro', () => {
  it.each([
    ['Você ganhou o processo! O juiz liberou o alvará: pague as custas por PIX hoje.', 'scam'],
    ['Mandado de citação. O juiz determina: pague as custas por PIX.', 'scam'],
    ['INSS informa: há mandado de citação. Pensão indeferida em 10/11/2026.', undefined],
    ['Justiça Federal: seu precatório foi deferido. Deposite a taxa para receber.', 'scam'],
    ['TRF. RPV nº 1. Situação: depositada. Requisição de pequeno valor.', 'courtMoney'],
    [
      'Defensoria Pública da União. Recebemos a sentença do seu processo: traga o laudo.',
      'defender',
    ],
    ['Receita Federal. Notificação de lançamento de imposto. Impugne em 30 dias.', 'taxOffice'],
    ['PGFN: inscrição em dívida ativa do débito do DAS. Regularize no portal.', 'taxOffice'],
    ['Prefeitura de Teste. Notificação de lançamento do IPTU do aposentado.', 'company'],
    ['Exigência: regularize o CPF na Receita Federal em 30 dias. Requerimento no INSS.', undefined],
    ['INSS: notificação de cobrança. A falta de defesa leva à dívida ativa da União.', undefined],
    ['Débito do benefício 87 recebido indevidamente: dívida ativa da União.', undefined],
    ['Receita Federal. Comprovante de rendimentos e de imposto retido.', 'incomeReport'],
    ['o inss negou a prorrogação e a empresa fala em voltar ou abandono de emprego', undefined],
    ['Prezado colaborador, retorne à empresa em 72 horas: abandono de emprego.', 'callBack'],
    ['Indeferido: o vínculo com a empresa acabou por abandono de emprego.', undefined],
    [
      'TENDO EM VISTA CESSACAO DO BENEFICIO EM 30/10/2026 SOLICITAMOS COMPARECER EM 48 HORAS SOB PENA DE ABANDONO DE EMPREGO ART 482 CLT TESTE LTDA DEPTO PESSOAL',
      'callBack',
    ],
    [
      'Indeferida a prorrogação, fica V.Sa. notificado a se apresentar em 72 horas, sob pena de abandono de emprego (CLT).',
      'callBack',
    ],
    ['o inss negou e a empresa me mandou voltar em 48 horas, senão abandono de emprego', undefined],
    ['Seguradora Teste: sinistro 1. Indenização negada.', 'company'],
    ['Banco Teste: sua conta sofreu bloqueio judicial de R$ 900,00 (SISBAJUD).', 'accountBlock'],
    ['bloquearam o dinheiro da minha conta por ordem do juiz, dívida de cartão', 'accountBlock'],
    ['Seu benefício foi bloqueado por ordem judicial.', undefined],
    ['Execução fiscal. Cite-se para pagar, sob pena de bloqueio via SISBAJUD.', 'court'],
    ['Conta bloqueada por ordem judicial: pague a taxa de R$ 250 por PIX.', 'scam'],
    ['Atestado de Saúde Ocupacional. Retorno ao trabalho. (X) INAPTO', 'companyExam'],
    ['Exigência: apresente o Atestado de Saúde Ocupacional de retorno. Inapto?', undefined],
    ['Perfil Profissiográfico Previdenciário. Lotação. Fator de risco: ruído.', 'workForm'],
    ['Indeferido: o Perfil Profissiográfico não traz lotação nem fator de risco.', undefined],
    ['Tabelionato de Protesto. Intimação. CDA, credor INSS. Pague por boleto ou PIX.', 'protest'],
    [
      'INSS: notificação de cobrança. A dívida poderá ser levada a protesto em cartório.',
      undefined,
    ],
    ['Cartório de protesto: pague agora o PIX no zap para liberar o benefício.', 'scam'],
    ['no meu extrato aparece CONTRIB. SINDICATO TESTE 38,90 todo mês, não assinei', 'fee'],
    ['Benefício concedido. O desconto de mensalidade de sindicato pede autorização.', undefined],
    [
      'INSS. Comprovante de rendimentos pagos. Ano-calendário 2025. Imposto retido.',
      'incomeReport',
    ],
    ['INSS. Exigência: apresente o informe de rendimentos. Ano-calendário 2025.', undefined],
    ['INSS. Regularize o informe de rendimentos do imposto de renda: clique no link.', undefined],
    ['Não reconhecido o direito ao Auxílio-Acidente (36) à época do sinistro.', undefined],
    ['Revisão da Vida Toda! Taxa única de R$ 197. Fale no zap.', 'scam'],
    ['Seu pedido de revisão do teto foi indeferido. O recurso é sem taxa.', undefined],
  ])('%s', (text, alarm) => {
    expect(read(text).signs.alarm).toBe(alarm);
  });
});

describe('o que não diz sim nem não, e o que é de outra pessoa', () => {
  it.each([
    ['BPC\nProtocolo 0000000000\nConcluída 26/11/2026 [Baixar documento]', 'concluded'],
    ['Protocolo 0000000000. Concluída: indeferido.', undefined],
    ['O papel diz CESSADO, motivo óbito, e eu tô vivo', 'mistaken'],
    ['o inss negou a pensão pela morte do meu marido, eu estou viva', undefined],
    ['Cópia de processo. Protocolo 0000000000. Concluída em 26/11/2026', undefined],
    ['Agendamento concluído. Protocolo 0000000000', undefined],
    ['Indeferido: a declaração de cárcere apresentada estava vencida.', undefined],
    ['Pensão: os valores devidos após o óbito serão pagos.', undefined],
    ['Crédito posterior ao óbito: devolver competência 10/2026', 'afterDeath'],
    ['A última declaração do presídio é de julho, vai ser bloqueado sem a nova', 'prison'],
    ['Pensão: óbito em 01/02/2026. Crédito em 10/12/2026.', undefined],
  ])('%s', (text, notice) => {
    expect(read(text).signs.notice).toBe(notice);
  });

  it('dois pedidos são mais de um papel, e nenhum dá o nome ao outro', () => {
    const two = 'PROTOCOLO 1111111111 Auxílio\nindeferido\n\nPROTOCOLO 2222222222 BPC\nexigência';
    expect(read(two)).toMatchObject({ signs: { isSeveral: true }, species: undefined });
    const one =
      'Protocolo: 1111111111\nRequerimento: 2222222222\nO requerimento 333333333 já existe';
    expect(read(one).signs.isSeveral).toBe(false);
  });
});

it('um dia por vir que a negativa conta fica guardado', () => {
  const { dates } = read('Indeferido em 09/11/2026. Agende até 05/12/2026.');
  expect(dates.map(({ day }) => day)).toContain(isoDate('2026-12-05'));
});
