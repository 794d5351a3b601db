import { named, type ResultWords } from '../sentences/result-words.ts';
import { type LineFigures, lineFigures } from './line-figures.ts';

const older = named('lei-anterior');

/** What is said line by line, of one person, day or point; each is picked by its name. */
export const lineWords = {
  figures: lineFigures,
  parts: {
    answer: older,
    reason: { ...older, ...named('primeira-acaba pode-durar-mais') },
    first: older,
    second: named('papeis'),
    third: older,
    account: named(
      'valores-do-ano paga-no-prazo paga-sem-prazo paga-sem-prazo-e-outros paga-sem-dia paga-nada',
      'paga-do-pedido paga-ate-acabar paga-nada-depois parte-fora parte-a-analisar',
      'parte-so-com-o-dito parte-ainda-nao parte-se-confirmar parte-idade',
    ),
    summary: { ...older, ...named('assunto') },
    message: named('assunto'),
    words: named(
      'fim-lifelong fim-condicao fim-condicao-ao-menos fim-fourMonths fim-tableYears',
      'fim-twentyFirstBirthday fim-ja-passou',
      'pede-insured insured-met insured-unmet insured-unknown pede-noCarencia noCarencia',
      'pede-marriage marriage pede-kinship-filho kinship-filho pede-kinship kinship',
      'pede-unionProof-meses pede-unionProof-documento pede-unionProof unionProof-met unionProof',
      'unionProof-documento pede-equatedDependency',
      'pede-economicDependency pede-guardaBeforeReform dependencia-met dependencia-unmet',
      'dependencia-unknown pede-insuredDeclaration insuredDeclaration-met insuredDeclaration',
      'pede-guarda guarda pede-minorInCare minorInCare pede-ageOrCondition',
      'pede-bornSoonAfterDeath bornSoonAfterDeath pede-bornBeforeDeath bornBeforeDeath',
      'pede-noPriorClass noPriorClass-met noPriorClass-unmet noPriorClass-unknown',
      'pede-contributions contributions-met contributions-unmet contributions-unknown',
      'pede-unionMonths unionMonths-met unionMonths-unmet unionMonths-unknown pede-accident',
      'accident-met accident pede-condition condition-met condition',
      'pede-prazo pede-sem-prazo prazo-sem-dia prazo-dezesseis prazo-corre',
      'prazo-acabou prazo-cumprido prazo-perdido sem-prazo-sem-dia sem-prazo-depois',
      'sem-prazo-ainda sem-prazo-a-tempo ponto-insured ponto-unionProof-meses',
      'ponto-unionProof-documento ponto-unionProof ponto-formerPartnerWithAlimony',
      'ponto-formerPartnerNotTold ponto-guarda ponto-undeclaredGuarda ponto-bornAfterDeath',
      'ponto-bornSoonAfterDeath ponto-paymentStartsDiffer ponto-requestNotTold',
      'ponto-otherPension ponto-noCover fora-accumulationWithRetirement',
      'fora-accumulationBeforeReform fora-baseOfNonRetired fora-yearlyAdjustment',
      'fora-separationInFact fora-presumedDeath fora-homicideOrFraud confira-veryYoungPartner',
      'confira-unionInChildhood confira-veryOld conferir',
    ),
  },
} as const satisfies ResultWords<LineFigures>;
