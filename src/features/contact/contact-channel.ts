import type { Subject } from '#chat/contact-message.ts';
import { type PracticeContact, practiceContact } from '#site/contact/practice-contact.ts';
import type { FigureSource } from '#texts/figures/figure.ts';
import { benefitsFolder } from '#texts/load/benefits.ts';
import type { Practice } from '#texts/schema/practice.ts';

export interface ContactChannel extends PracticeContact {
  /** Begins the subject of an e-mail. */
  mailSubject: string;
  /** Subjects that the practice does not take. */
  untaken: string[];
  hours: Practice['hours'];
  answersWithin: Practice['answersWithin'];
}

/** Where a subject is told: it is taken while one of its pages is shown. The first and the last always are. */
const toldIn: Readonly<Record<Exclude<Subject, 'Pedido negado' | 'Outro'>, readonly string[]>> = {
  'Pedido parado': ['pedido-parado'],
  'Processo na Justiça': ['na-justica'],
  'Benefício cortado ou bloqueado': ['beneficio-cortado'],
  'CNIS errado e exigência': ['cnis-errado'],
  'Desconto indevido ou empréstimo': ['descontos-e-emprestimos'],
  'Como pagar o INSS': ['como-contribuir'],
  'Acidente ou doença do trabalho': ['acidente-de-trabalho'],
  'Saúde mental, coluna e dor': ['saude-mental-e-dor'],
  'Agir por outra pessoa': ['por-outra-pessoa'],
  'Morreu quem recebia ou esperava': ['morte-de-quem-recebia'],
  'Dia do pagamento, banco e cartão': ['dia-do-pagamento'],
  'Aposentado que trabalha': ['aposentado-que-trabalha'],
  'Doméstica e diarista': ['domestica'],
  'Fora do Brasil': ['fora-do-brasil'],
  'Migrantes e refugiados': ['migrantes-e-refugiados'],
  'BPC/LOAS': ['bpc-loas'],
  'BPC de criança e adolescente': ['bpc-crianca'],
  'Auxílio-Doença': ['auxilio-doenca'],
  Aposentadoria: [
    'aposentadoria-por-idade',
    'aposentadoria-por-tempo',
    'aposentadoria-especial',
    'aposentadoria-rural',
  ],
  'Aposentadoria da pessoa com deficiência': ['aposentadoria-pcd'],
  Invalidez: ['aposentadoria-por-invalidez'],
  'Pensão por morte': ['pensao-por-morte'],
  'Pensão dos órfãos do feminicídio': ['pensao-feminicidio'],
  'Salário-maternidade ou paternidade': ['salario-maternidade', 'salario-paternidade'],
  'Auxílio-acidente': ['auxilio-acidente'],
  'Auxílio-inclusão': ['auxilio-inclusao'],
  'Auxílio-reclusão': ['auxilio-reclusao'],
  'Reabilitação profissional': ['reabilitacao-profissional'],
  'Salário-família': ['salario-familia'],
  '13º do INSS': ['decimo-terceiro'],
  'Isenção de imposto por doença': ['imposto-de-renda-doenca'],
  'Seguro-defeso': ['seguro-defeso'],
  Revisões: ['revisoes'],
};

/** The channel of the form, from the practice's facts; `leftOut`: texts that are no pages, not chosen or not signed. */
export const contactChannel = (
  practice: Practice,
  leftOut: FigureSource['leftOut'],
): ContactChannel => ({
  ...practiceContact(practice),
  mailSubject: practice.projectName,
  hours: practice.hours,
  answersWithin: practice.answersWithin,
  untaken: Object.entries(toldIn).flatMap(([subject, slugs]) =>
    slugs.every((slug) => leftOut?.(`${benefitsFolder}/${slug}.md`)) ? [subject] : [],
  ),
});
