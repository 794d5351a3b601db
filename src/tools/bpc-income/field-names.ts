/** Names of the controls, which are also their ids; a person's begin with the id of the person. */
export const purposeField = 'finalidade';
export const applicantId = 'quem-pede';
/** Hidden, one per resident: holds the id of the person. */
export const residentsField = 'moradores';
export const addResidentButton = 'adicionar-pessoa';
export const bolsaFamiliaField = 'bolsa-familia';
export const bolsaFamiliaAmount = 'bolsa-familia-valor';
export const healthField = 'gastos-saude';

export const residentId = (number: number): string => `pessoa-${number}`;

export const personFields = (person: string) => ({
  relationship: `${person}-parentesco`,
  civilStatus: `${person}-estado-civil`,
  age: `${person}-idade`,
  disability: `${person}-deficiencia`,
  hasIncome: `${person}-tem-renda`,
  /** Hidden, one per income: holds the id of the income. */
  incomes: `${person}-rendas`,
  addIncomeButton: `${person}-outra-renda`,
});

export const incomeId = (person: string, number: number): string => `${person}-renda-${number}`;

export const incomeFields = (income: string) => ({
  kind: `${income}-tipo`,
  amount: `${income}-valor`,
});

/** The box "Não sei o valor" of a money field. */
export const unknownBox = (amount: string): string => `${amount}-nao-sei`;
