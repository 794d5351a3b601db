const papers = [
  ['powerOfAttorney', /\bprocuracao(?! ou fianca)|termo de representacao/],
  ['unionProof', /uniao estavel|procuracao ou fianca|conta conjunta/],
  ['ruralDeclaration', /autodeclarac/],
  ['cadunico', /cadunico|cadastro unico|folha resumo/],
  ['workBook', /carteiras? (?:de trabalho|profissiona)|\bctps\b/],
  ['specialTime', /\bppp\b|\bltcat\b|perfil profissiografico/],
  ['deathCertificate', /certidao (?:de )?obito/],
  ['marriageCertificate', /certidao (?:de )?casamento/],
  ['birthCertificate', /certid(?:ao|oes) (?:de )?nascimento/],
  [
    'prisonCertificate',
    /certidao (?:judicial|carceraria)|declaracao (?:de )?carcer|atestado carcer|recolhimento a prisao/,
  ],
  ['timeCertificate', /\bctc\b|certidao de tempo de contribuicao/],
  ['guardianship', /curatela|curador|tutela|termo de guarda/],
  [
    'ruralProof',
    /\b(?:documento|prova|comprov|atividade|trabalho|nota|exercicio)\w*(?: \w+){0,8} rural\b|\bprodutor\b|sindicato|\bitr\b|\bccir\b|\bincra\b|lavoura|\bpronaf\b|\bcaf\b|\bdap\b/,
  ],
  [
    'paySlips',
    /contracheque|holerite|ficha financeira|folha de pagamento|fichas? de registro|livro de registro/,
  ],
  [
    'contributions',
    /\bcarnes?\b|guias? d[aeo] (?:recolhimento|previdencia)|\bgps\b|comprovantes? de recolhimento/,
  ],
  [
    'medical',
    /atestado medico|\batestado\b(?! carcer)|laudo|exames? (?:complementar|medic|recent|de imagem)|relatorio medico|receituario|prontuario|\bcat\b/,
  ],
  ['income', /comprovantes? de renda|rendimentos|imposto de renda|gastos|despesas|recibo/],
  ['address', /comprovantes? de (?:residencia|endereco)|conta de (?:luz|agua)/],
  [
    'identity',
    /documentos? (?:oficia\w+ )?(?:de |com )?(?:identi|foto)|\brg\b|identidade|\bcpf\b|\bcnh\b|\bcin\b|documentos? pessoa/,
  ],
  ['schooling', /escolar|matricula(?: d[ao] (?:escola|aluno))|frequencia/],
  ['bank', /dados bancarios|conta bancaria(?! conjunta)|extratos? bancario/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** A paper that requirements ask for, by a name of ours. */
export type PaperAsked = (typeof papers)[number][0];

export const papersAskedIn = (words: string): PaperAsked[] =>
  papers.filter(([, pattern]) => pattern.test(words)).map(([paper]) => paper);
