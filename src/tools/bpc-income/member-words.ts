import type { Member, MemberReason } from '#rules/bpc-income/family.ts';
import type { Verdict } from '#rules/criterion.ts';
import { capitalised } from '#words/phrases.ts';
import { personName } from './relationship-words.ts';

const verdicts: Record<Verdict, string> = {
  met: 'Entra na conta.',
  unmet: 'Não entra na conta.',
  unknown: 'Falta conferir.',
};

const reasons: Record<MemberReason, string> = {
  applicant: 'Quem pede entra sempre.',
  spouseOrPartner: 'A lei conta quem é casado ou vive em união estável com quem pede.',
  parent: 'A lei conta pai e mãe.',
  stepparentOfAbsentParent: 'A lei conta padrasto ou madrasta na falta do pai ou da mãe.',
  stepparentOfPresentParent: 'Padrasto ou madrasta só entra na falta do pai ou da mãe.',
  stepparentPlaceDisputed: 'A lei não diz com clareza se padrasto ou madrasta entra neste caso.',
  single: 'A lei conta irmãos, filhos e enteados solteiros.',
  marriedOrUniaoEstavel: 'A lei só conta irmãos, filhos e enteados solteiros.',
  formerlyMarried: 'O INSS não conta quem é separado, divorciado ou viúvo.',
  civilStatusNotTold: 'Só entra quem é solteiro. Falta saber o estado civil.',
  minorUnderTutela: 'A lei conta menor sob tutela.',
  guardaDisputed: 'Há dúvida se a guarda vale como tutela.',
  notInTheList: 'Não está na lista da lei, mesmo que more na casa.',
};

/** How the people are called in the result, by id. */
export type Names = ReadonlyMap<string, string>;

/** "você", "pessoa 1 (mãe)", "Bolsa Família" */
export const namesOf = (members: readonly Member[]): Names =>
  new Map([
    ['family', 'Bolsa Família'],
    ...members.map(({ personId, relationship }, index): [string, string] => [
      personId,
      relationship === 'applicant' ? 'você' : personName(index, relationship),
    ]),
  ]);

/** The name of a person of the result. */
export const nameOf = (names: Names, personId: string): string => names.get(personId) ?? personId;

/** Who it is, and whether and why the person counts. */
export const memberWords = ({ personId, verdict, reason }: Member, names: Names) => ({
  title: capitalised(nameOf(names, personId)),
  text: `${verdicts[verdict]} ${reasons[reason]}`,
});
