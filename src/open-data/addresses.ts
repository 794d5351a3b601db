/** Where the files for programs lie: one folder, whose headers let every site read it. */
export const dataPath = '/dados';
export const dataFile = (id: string, ending: 'json' | 'csv'): string =>
  `${dataPath}/${id}.${ending}`;
export const schemaFile = (id: string): string => `${dataPath}/esquemas/${id}.json`;
export const casesFile = (rule: string): string => `${dataPath}/casos/${rule}.json`;
export const dataIndexFile = `${dataPath}/indice.json`;
export const dataFeedFile = `${dataPath}/mudancas.xml`;
