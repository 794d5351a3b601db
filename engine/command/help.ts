export const help = `previdencia: regras e valores da Previdência (INSS), com fonte e validade.

Uso
  previdencia prazo AAAA-MM-DD       até que dia recorrer da decisão que se conheceu nesse dia
  previdencia prazo FATOS.json       qualquer prazo: recurso, exigência, defesa, pensão, revisão…
  previdencia qualidade FATOS.json   até quando vai a qualidade de segurado
  previdencia aposentadoria FATOS.json
  previdencia renda-bpc FATOS.json   renda por pessoa da família para o BPC
  previdencia extrato CNIS           o extrato, em PDF ou em texto copiado dele
  previdencia carta CARTA.txt        o que diz o texto de uma carta do INSS

No lugar de um arquivo, - lê da entrada padrão.

Opções
  --json          a resposta inteira em JSON: passos, fontes, validade, lugares no papel
  --forma         a forma dos fatos do comando, em JSON Schema
  --hoje DIA      responde como se hoje fosse este dia (AAAA-MM-DD); sem ela, o dia em Brasília
  --lei-antiga    responde também quando a lei de hoje não é conhecida, com a última que é
  --com-nomes     mostra nomes e números de pessoas, que sem ela não saem de cartas e extratos
  --ajuda, --help
  --versao, --version

Saída
  0  respondido
  1  defeito deste programa
  2  uso, arquivo ou fatos errados: a mensagem diz o campo e o remédio
  3  a lei do dia pedido não é conhecida: instale a versão nova
  4  do papel não se leu nada

Nada é enviado nem guardado. Compara com a lei; não diz quem tem direito.
`;
