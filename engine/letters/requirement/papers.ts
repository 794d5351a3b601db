/** A paper that requirements ask for, by a name of ours. */
export type PaperAsked = (typeof papers)[number][0];

/** By the words that stand in an item. */
const papers = [
  ['powerOfAttorney', /procurac|termo de representacao/],
  ['ruralDeclaration', /autodeclarac/],
  ['cadunico', /cadunico|cadastro unico|folha resumo/],
  ['workBook', /carteira de trabalho|\bctps\b/],
  ['specialTime', /\bppp\b|\bltcat\b|perfil profissiografico/],
  ['deathCertificate', /certidao de obito/],
  ['marriageCertificate', /certidao de casamento|uniao estavel|fianca/],
  ['birthCertificate', /certidao de nascimento/],
  [
    'prisonCertificate',
    /certidao (?:judicial|carceraria)|declaracao (?:de )?carcer|recolhimento a prisao/,
  ],
  ['timeCertificate', /\bctc\b|certidao de tempo de contribuicao/],
  ['guardianship', /curatela|tutela|termo de guarda/],
  [
    'ruralProof',
    /\brural\b|produtor|sindicato|\bitr\b|\bccir\b|\bincra\b|lavoura|\bpronaf\b|\bcaf\b|\bdap\b/,
  ],
  ['paySlips', /contracheque|holerite|ficha financeira|folha de pagamento|ficha de registro/],
  ['contributions', /carne|guias? de recolhimento|\bgps\b|comprovante de recolhimento/],
  ['medical', /atestado|laudo|exame|relatorio medico|receituario|prontuario|\bcat\b/],
  ['income', /comprovante de renda|rendimento|imposto de renda|gasto|despesa|recibo|nota fiscal/],
  ['address', /comprovante de (?:residencia|endereco)|conta de (?:luz|agua)/],
  [
    'identity',
    /documento (?:oficial )?de identi|\brg\b|identidade|\bcpf\b|\bcnh\b|\bcin\b|documento com foto|documentos? pessoa/,
  ],
  ['schooling', /escolar|matricula|frequencia/],
  ['bank', /dados bancarios|conta bancaria|extrato bancario/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** Which known papers an item asks for. */
export const papersAskedIn = (flatItem: string): PaperAsked[] =>
  papers.filter(([, words]) => words.test(flatItem)).map(([paper]) => paper);
