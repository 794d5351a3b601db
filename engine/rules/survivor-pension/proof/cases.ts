import { z } from 'zod';
import { amount, day, facts, oneOf, yesNo } from '../../proof/facts.ts';
import { readCases } from '../../proof/read-cases.ts';
import type {
  ChildAnswers,
  ParentAnswers,
  PartnerAnswers,
  PensionAnswers,
  SiblingAnswers,
} from '../answers.ts';

const condition = oneOf({
  nenhuma: 'none',
  'inválido ou deficiência grave': 'invalidOrSevere',
  'outra deficiência': 'otherDisability',
});

const partner = facts<PartnerAnswers>({
  kind: ['laço', oneOf({ casamento: 'spouse', 'união estável': 'uniaoEstavel' }), 'needed'],
  birth: ['nascimento', day],
  union: ['dois anos de união', yesNo],
  unionProof: ['documentos da união', yesNo],
  condition: ['deficiência', condition],
});

const child = facts<ChildAnswers>({
  kind: [
    'laço',
    oneOf({ filho: 'child', enteado: 'stepchild', tutela: 'tutela', guarda: 'guarda' }),
    'needed',
  ],
  birth: ['nascimento', day, 'needed'],
  condition: ['deficiência', condition],
  emancipated: ['emancipado', yesNo],
  dependent: ['dependia', yesNo],
  declared: ['declarado', yesNo],
});

const parent = facts<ParentAnswers>({
  dependent: ['dependia', yesNo],
  condition: ['deficiência', condition],
});

const sibling = facts<SiblingAnswers>({
  birth: ['nascimento', day, 'needed'],
  dependent: ['dependia', yesNo],
  condition: ['deficiência', condition],
  emancipated: ['emancipado', yesNo],
});

export const cases = readCases(
  import.meta.dirname,
  facts<PensionAnswers>({
    death: ['morte', day, 'needed'],
    request: ['pedido', z.union([oneOf({ 'ainda não': 'notYet' }), day])],
    insured: ['tinha cobertura', yesNo],
    contributions: ['18 contribuições', yesNo],
    accident: ['acidente', yesNo],
    partner: ['cônjuge', partner],
    formerPartnerWithAlimony: ['ex com pensão alimentícia', yesNo],
    children: ['filhos', z.array(child)],
    parents: ['pais', z.array(parent)],
    siblings: ['irmãos', z.array(sibling)],
    baseCents: ['base', amount],
    partnerRetirementCents: ['aposentadoria do cônjuge', amount],
  }),
);
