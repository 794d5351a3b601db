import type { Ask, LetterParts } from '#letters/letter-read.ts';
import { letterPath } from '#texts/paths.ts';

type PaperAsked = LetterParts['items'][number]['papers'][number];

/** What to do with each kind of request. */
export const askWords: Readonly<Partial<Record<Ask, string>>> = {
  exam: 'Marque a perícia no Meu INSS, em “Cumprir Exigência”, ou pelo 135. Guarde o comprovante.',
  socialVisit:
    'Marque a avaliação social no Meu INSS, em “Cumprir Exigência”, ou pelo 135. Guarde o comprovante.',
  signature: `A procuração ou a assinatura não foi aceita. [Veja que assinatura serve](${letterPath('procuracao')}).`,
  biometrics: `Pede a biometria. [Veja como fazer e quem não precisa](${letterPath('biometria')}).`,
};

/** Where one gets a paper, where the texts of this site say so. */
export const whereToGet: Readonly<Partial<Record<PaperAsked, string>>> = {
  cadunico: 'Folha do CadÚnico: no CRAS ou no posto do CadÚnico da sua cidade.',
  specialTime: 'PPP: peça à empresa, por escrito.',
  deathCertificate: 'Certidão de óbito: no cartório.',
  marriageCertificate: 'Certidão de casamento: no cartório onde foi feita.',
  birthCertificate: 'Certidão de nascimento: no cartório onde foi feita.',
  prisonCertificate: 'Declaração da prisão: no presídio.',
  timeCertificate: 'CTC: no órgão público onde trabalhou.',
  ruralDeclaration: 'Autodeclaração: o modelo está no Meu INSS.',
  paySlips: 'Contracheques: na empresa, ou no aplicativo dela.',
  schooling: 'Declaração da escola: na secretaria dela.',
};
