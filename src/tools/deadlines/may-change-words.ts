import { agreedDays } from '#rules/deadlines/answer-clocks.ts';
import { together } from '../sentences/result-words.ts';
import * as groups from './clock-groups.ts';
import { both, either, type Known, late, not, of, type When } from './when.ts';

const isMain = ({ isMain = false }: Known): boolean => isMain;

/** What a late act still has for it is told of the first clock alone. */
const mainLate = (...ids: Parameters<typeof late>): When => both(isMain, late(...ids));

/** What the agreement of 2020 said, which is no term any more. */
export function agreedFor({ told: { happened, requestFor } }: Known): number | undefined {
  return happened === 'noAnswer' && requestFor && requestFor !== 'appeal'
    ? agreedDays[requestFor]
    : undefined;
}

/** Other benefits, asked for in time, pay from what happened; Lei 8.213/1991, arts. 49, 60, 71 and 74. */
const paysFromRequest: When = ({ told: { requestFor } }) =>
  requestFor === 'retirement' || requestFor === 'bpc';

/** What is not certain of a clock, in the order of saying. */
export const mayChange = {
  'so-pelos-papeis': both(of('appeal'), ({ told }) => told.isOnPapers === undefined),
  'cento-e-oitenta': of('waitAfterExtension'),
  'espera-e-recurso': of(...groups.incapacityWaits),
  'data-recomeca': of(...groups.waits),
  'papel-novo': of('appeal', ...groups.incapacityWaits),
  'bpc-suspenso': both(
    of('appealAgainstCut', ...groups.defences),
    ({ told }) => told.isBpc !== false,
  ),
  'defesa-pericia': of(...groups.defences),
  'exigencia-data': of('documentsAsked'),
  'bpc-pedido': of(...groups.bpcNotices),
  'aviso-pela-internet': of(
    'appealToChamber',
    'documentsAsked',
    ...groups.bpcNotices,
    ...groups.appeals,
    ...groups.defences,
  ),
  'cinco-dias': of('appealToChamber', ...groups.appeals),
  ...together(of(...groups.cuts), 'corte-outro-prazo corte-continua corte-mandado'),
  ...together(of('appealToChamber'), 'junta-esqueceu junta-casos junta-justica'),
  ...together(
    of('courtAppeal'),
    'sentenca-embargos sentenca-advogado sentenca-outro-juizo sentenca-feriados',
  ),
  'exigencia-mais-prazo': of(...groups.documents),
  ...together(of(...groups.defences), 'defesa-mais-curto defesa-campo'),
  ...together(of(...groups.bpcNotices), 'bpc-mais-curto bpc-confirmar bpc-bloqueado'),
  'cadunico-cidade': of(...groups.registry),
  ...together(of('bpcBiometrics'), 'biometria-dispensa biometria-muda'),
  ...together(of('incapacityRequest'), 'auxilio-quinze-dias auxilio-trabalho'),
  ...together(of('exam'), 'pericia-dispensa pericia-em-casa'),
  golpe: of('lifeProof'),
  ...together(
    of('extension'),
    'prorrogacao-quinze-dias prorrogacao-papeis prorrogacao-pagamento prorrogacao-juiz',
    'prorrogacao-sem-pericia',
  ),
  'mesmo-beneficio': of(...groups.waits),
  'tres-negativas': of(...groups.incapacityWaits),
  'mesma-doenca': either(of('incapacityRequest', ...groups.incapacityWaits), mainLate('extension')),
  portaria: of(...groups.incapacityWaits),
  'ja-recorreu': of('newRequest'),
  'revisao-pagamento': both(
    of('reviewAnswered', ...groups.reviews),
    ({ told }) => told.firstPayment !== undefined,
  ),
  'resposta-dez-anos': of('reviewAnswered'),
  ...together(of('reviewAfterLabourCourt'), 'acao-so-o-ponto acao-acordo'),
  ...together(
    of('reviewAnswered', ...groups.reviews),
    'revisao-negou revisao-acao revisao-morte revisao-aniversario',
  ),
  ...together(
    of(...groups.pensions),
    'pensao-depois pensao-meses pensao-dezesseis pensao-antes-de-2019 pensao-bebe',
    'pensao-revisao',
  ),
  ...together(
    of('maternity'),
    'maternidade-viuvo maternidade-patrao maternidade-antes maternidade-carencia',
  ),
  ...together(
    of(...groups.prisons),
    'reclusao-depois reclusao-dezesseis reclusao-antes-de-2019 reclusao-regime',
  ),
  'maternidade-lei': of('maternityAnswer'),
  'inss-tudo-pronto': of(...groups.inss, 'requestOpen'),
  'inss-desde-o-pedido': both(of(...groups.inss), paysFromRequest),
  'inss-dia-guardado': both(of(...groups.inss), not(paysFromRequest)),
  ...together(of(...groups.inss), 'inss-prioridade inss-juiz'),
  ...together(of('boardAnswer'), 'junta-um-ano junta-comeca junta-acao'),
  'papel-que-nao-ha': of('requestOpen'),
  ...together(mainLate(...groups.appeals, 'appealToChamber'), 'tarde-chance tarde-cinco-anos'),
  'decisao-pelos-papeis': both(isMain, ({ told }) => told.isOnPapers === true),
  acordo: both(isMain, (known) => agreedFor(known) !== undefined),
} as const satisfies Readonly<Record<string, When>>;
