import { expect, it } from 'vitest';
import { courtSays } from './court-says.ts';
import { readLetter } from './read-letter.ts';

const said = (text: string) => {
  const { kinds, signs, dates, terms } = readLetter(text, []);
  const { alarm = 'none', why = 'none', board, call, notice, isDefended } = signs;
  return {
    kinds,
    alarm,
    why,
    board,
    call,
    notice,
    isDefended,
    dates: dates.map(({ what }) => what),
    terms: terms.map(({ days }) => days),
  };
};

// Papers that have the words of another, and are told as what they are.
it.each([
  [
    'Salário-maternidade. Segurada especial, lavradora. Indeferido: não comprovada a atividade nos dez meses anteriores ao parto.',
    { why: 'none' },
  ],
  [
    'Salário-maternidade indeferido por falta de carência. Requerente menor de idade nascida em 03/04/2009. Decisão em 10/10/2026.',
    { dates: ['decided'] },
  ],
  [
    'Salário-maternidade. Último dia para o recurso da decisão sobre a adoção: 20/12/2026.',
    { dates: ['appealBy'] },
  ],
  [
    'Salário-maternidade. Último dia para apresentar a certidão do parto: 20/12/2026.',
    { dates: ['dueBy'] },
  ],
  [
    'Processo 44233.123456/2026-01: seu recurso foi julgado improcedente pela Junta. Consulte no Meu INSS.',
    { alarm: 'none', board: 'no' },
  ],
  [
    'Processo administrativo. Sua defesa foi julgada improcedente. Devolva R$ 12.300,00.',
    { alarm: 'none', kinds: ['defence'] },
  ],
  [
    'Aposentadoria negada: a ação trabalhista julgada procedente não tem prova. Recurso até 21/12/2026.',
    { alarm: 'none', dates: ['appealBy'] },
  ],
  [
    'Sou da equipe da sua advogada. Sua ação contra o INSS foi julgada procedente. Confirme seus dados bancários pelo WhatsApp (11) 98888-7777.',
    { alarm: 'none' },
  ],
  [
    'INSS. Isenção de imposto de renda e auxílio-doença. O pedido foi indeferido por falta de qualidade de segurado. 30 dias.',
    { alarm: 'none' },
  ],
  ['Meu BPC não caiu. Disseram para atualizar o Cadastro Único.', { kinds: [] }],
  [
    'Convocação para perícia de revisão do benefício. Leve a nova identidade. Agende em 30 dias, ou o pagamento será suspenso.',
    { call: 'schedule' },
  ],
  [
    'Comunicamos que foi concedido o BPC. Mantenha o CadÚnico em dia e faça a biometria para continuar recebendo.',
    { kinds: ['grant'] },
  ],
  [
    'Notificação: seu BPC, concedido em 2020, está sem biometria. Faça a CIN em 90 dias para manter o pagamento.',
    { kinds: ['summons'] },
  ],
  ['O BPC será mantido se a biometria for feita em 90 dias.', { notice: undefined }],
  [
    'Seu requerimento de BPC está em análise. Atualize o CadÚnico e faça a biometria para que o benefício seja concedido.',
    { kinds: [] },
  ],
  [
    'A aposentadoria foi negada em 10/03/2026, mas o benefício foi restabelecido após recurso.',
    { kinds: [], notice: 'restored' },
  ],
  [
    'Seu BPC foi indeferido e, após recurso, concedido. Início do pagamento: 01/12/2026.',
    { kinds: ['grant'] },
  ],
  [
    'O benefício havia sido restabelecido por recurso e agora foi novamente cessado.',
    { kinds: ['cut'] },
  ],
  [
    'O pedido foi indeferido em 10/11/2026. Com o recurso, o benefício pode ser concedido.',
    { kinds: ['denial', 'grant'] },
  ],
  [
    'Mensagem do INSS: sua prova de vida venceu. Pague o boleto de R$ 89,00 para regularizar.',
    { kinds: ['foreign'] },
  ],
  [
    'INSS: analisamos sua defesa e não a acolhemos. Valor a ressarcir: R$ 900,00.',
    { kinds: ['defence'], isDefended: true },
  ],
  [
    'Apresente defesa em 30 dias. Se a defesa for improcedente, o benefício será cessado e o débito cobrado.',
    { isDefended: false },
  ],
  ['Indícios de irregularidade. Você tem 10 dias para apresentar defesa.', { terms: [10] }],
  ['Recurso recebido. O INSS tem 30 dias para apresentar contrarrazões ao recurso.', { terms: [] }],
  ['Benefício cessado. Notificação recebida em 20/11/2026.', { dates: ['known'] }],
  ['INSS. Aviso de revisão do BPC de 10/11/2026: atualize o CadÚnico.', { dates: ['issued'] }],
  ['Em atenção à notificação de 10/08/2026, a defesa foi rejeitada.', { dates: [] }],
  ['O BPC foi suspenso em 15/11/2026.', { dates: ['stopped'] }],
  ['O BPC será suspenso em 15/12/2026.', { dates: [] }],
  [
    'BPC da criança indeferido. Nascimento da criança: 04/05/2022, Hospital Maternidade Santa Isabel.',
    { dates: [] },
  ],
  ['Auxílio-maternidade negado. Nascimento da criança: 04/05/2022.', { dates: ['childbirth'] }],
  [
    'Dr. Renato, advogado. Saiu o veredito, a senhora ganhou. Precisa pagar a taxa por pix hoje.',
    { alarm: 'scam' },
  ],
  [
    'Justiça Federal. Julgo procedente o pedido. Informe a parte autora a chave Pix para o depósito. Condeno o INSS a pagar os atrasados e as custas.',
    { alarm: 'court' },
  ],
  [
    'Recurso da Junta julgado procedente. A prova foi o Pix que o filho mandava à mãe.',
    { alarm: 'none', board: 'yes' },
  ],
  [
    'Carta de cobrança. Foi apurado o valor de R$ 900,00. O BPC foi cessado em 01/09/2025. V.Sa. pode apresentar defesa no prazo de 30 dias ou parcelar o débito.',
    { kinds: ['defence'] },
  ],
  [
    'Auxílio-doença. Resultado: existe incapacidade até 30/01/2027. Peça prorrogação antes.',
    { notice: 'ending', dates: ['dcb'] },
  ],
  [
    'Auxílio-doença indeferido: não existe incapacidade desde 30/01/2026. Prorrogação negada.',
    { notice: undefined },
  ],
  [
    'Meu auxílio vai parar dia 10/12 e posso pedir de novo nos últimos 15 dias.',
    { kinds: [], notice: 'ending' },
  ],
  ['Termo de acordo homologado. O INSS implantará o BPC em 45 dias.', { alarm: 'court' }],
  ['Meu INSS: seu recurso foi encaminhado à Junta de Recursos.', { notice: 'received' }],
  ['Associação: autorização de desconto de mensalidade no benefício.', { alarm: 'fee' }],
  ['Pedido de prorrogação. Exigência: agendar perícia até 05/12/2026.', { dates: ['dueBy'] }],
  ['Auxílio cessado. Agende o pedido de prorrogação até 05/12/2026.', { dates: ['extendBy'] }],
  ['INSS. Cumprimento de decisão da 2ª CAJ. Foi implantada a aposentadoria.', { kinds: ['grant'] }],
  ['O juiz concedeu liminar para restabelecer o auxílio. INSS intimado.', { alarm: 'court' }],
  ['Auxílio por incapacidade temporária. Decisão: deferido até 20/12/2026.', { dates: ['dcb'] }],
  ['Edital de citação. Ação do INSS de cobrança. Prazo de 20 dias.', { alarm: 'court' }],
  [
    'Pensão por morte: cota de Maria extinta em 20/11/2026 por completar 21 anos.',
    { kinds: ['cut'] },
  ],
  [
    'O pedido foi indeferido. O recurso foi negado pela Junta. A aposentadoria anterior foi concedida por recurso.',
    { kinds: ['board', 'denial', 'grant'] },
  ],
  [
    'Auxílio por incapacidade temporária concedido de 18/10/2026 até 26/02/2027. Aposentadoria negada.',
    { dates: ['dib', 'dcb'] },
  ],
  ['Recebido por: PESSOA DE TESTE Data: 12/11/2026 Hora: 10:20', { dates: ['known'] }],
  [
    'Pensão por morte. A cota da filha será encerrada em 17/12/2026, por completar 21 anos. Cursar faculdade não prorroga o direito.',
    { kinds: ['cut'], dates: ['dcb'] },
  ],
  [
    'Reconheceu-se o direito ao BPC. Mantenha o CadÚnico em dia até 14/03/2027.',
    { kinds: ['grant'] },
  ],
  ['BPC. Situação: cancelada. Motivo: a pedido do interessado.', { kinds: ['archived'] }],
  ['Aposentadoria. Status atual: EM ANÁLISE. Não é preciso ir à agência.', { notice: 'received' }],
  ['RPV depositada. O saque não paga imposto. Não é cobrada taxa alguma.', { alarm: 'courtMoney' }],
  [
    'Comunicação de decisão ao empregador. Foi concedido o auxílio 91 ao empregado, com cessação em 26/01/2027.',
    { notice: 'toEmployer', dates: ['dcb'] },
  ],
  [
    'Pedido indeferido. Exigência cumprida em\n20/10/2026.\nCIDADE/BA, 12 de novembro de 2026',
    { dates: ['issued'] },
  ],
  [
    'BPC. Requerimento arquivado sem análise de mérito: a exigência não foi cumprida.',
    { kinds: ['archived'] },
  ],
  ['Desconto indevido da associação: o INSS devolverá o valor.', { kinds: [] }],
])('%s', (text, told) => expect(said(text)).toMatchObject(told));

it('a sentença que o Tribunal reformou não é a que vale', () =>
  expect(
    courtSays(
      readLetter(
        'O Tribunal deu provimento à apelação do INSS e reformou a sentença de procedência.',
        [],
      ),
    ).act,
  ).toBe('lostAbove'));

// Pairs: the paper that was told wrongly, and the one that has its words and says the contrary.
it.each([
  [
    'Junta de Recursos. O INSS indeferiu o pedido. Con-\nverto o julgamento em dili-\ngência, para que a agência peça as notas em 30 dias.',
    { signs: { board: 'asks' }, terms: [] },
  ],
  [
    'Junta de Recursos. Cumprida a diligência, nego provimento ao recurso.',
    { signs: { board: 'no' } },
  ],
  [
    'Informamos a reativação da pensão cessada em 02/07/2026.',
    { kinds: [], signs: { notice: 'restored' } },
  ],
  ['Informamos que a reativação da pensão cessada foi negada.', { signs: { notice: undefined } }],
  ['O BPC foi indeferido em maio. Reforma-se a decisão e concede-se o BPC.', { kinds: ['grant'] }],
  [
    'Foi concedida a aposentadoria. O auxílio-acidente foi cessado, e R$ 900,00 serão descontados.',
    { kinds: ['grant'], signs: { isEndTold: true, isKeptBack: true } },
  ],
  [
    'Deferido. O auxílio-acidente cessa com a aposentadoria concedida. Desconto mensal de R$ 90,00.',
    { signs: { isEndTold: true, isKeptBack: true } },
  ],
  [
    'Foi concedida a aposentadoria. Será descontado o imposto de renda: R$ 90,00.',
    { signs: { isEndTold: false, isKeptBack: false } },
  ],
  [
    'Agende a perícia n0 praz0 de 3O (trinta) dias. Sem ela, em 60 (sessenta) dias após a suspensão o benefício poderá ser cessado.',
    { terms: [{ of: 'answer', days: 30 }] },
  ],
  [
    'Apresente a certidão no prazo de 4S (quinze) dias úteis.',
    { terms: [{ days: 15, isWorking: true }] },
  ],
  [
    'Pedido indeferido. Recurso em 30 dias da ciência desta decisão (20/11/2026).',
    { dates: [{ what: 'known' }] },
  ],
  ['Recorra em 30 dias desta comunicação (20/11/2026).', { dates: [{ what: 'issued' }] }],
  [
    'Acerto de vínculo parcialmente atendido: o período de 2012 não foi incluído.',
    { signs: { notice: 'record' } },
  ],
  [
    'Aposentadoria concedida. O período de 2012 não foi incluído: peça o acerto de vínculos.',
    { kinds: ['grant'], signs: { notice: undefined } },
  ],
  [
    'Informamos que o restabelecimento do benefício foi recusado. Recurso em 30 dias.',
    { signs: { notice: undefined } },
  ],
  [
    'Informamos a reativação do benefício em 05/10/2026, suspenso novamente em 10/11/2026.',
    { signs: { notice: undefined } },
  ],
  [
    'Justiça Federal. Sentença procedente. A parte autora deve informar a conta e pagar por PIX a taxa de R$ 500,00 para liberar o alvará.',
    { signs: { alarm: 'scam' } },
  ],
  [
    'Carta de intimação. INSS. Indício de irregularidade no BPC. Apresente defesa em 30 dias.',
    { kinds: ['defence'] },
  ],
  [
    'Pedido indeferido. Requerente notificado em 01/10/2026 para juntar documentos. Recurso em 30 dias da ciência.',
    { kinds: ['denial'] },
  ],
  [
    'Concedido auxílio por incapacidade temporária. O auxílio anterior foi cessado. Data de cessação: 20/12/2026.',
    { signs: { isEndTold: false } },
  ],
  ['Apresente defesa no prazo de10 dias.', { terms: [{ days: 10 }] }],
  ['Pedido de mais prazo deferido até 20/12/2026 na exigência.', { dates: [{ what: 'dueBy' }] }],
])('%s', (text, told) => {
  const { kinds, dates, terms, signs } = readLetter(text, []);
  const { board, notice, ...others } = signs;
  expect({ kinds, dates, terms, signs: { board, notice, ...others } }).toMatchObject(told);
});
