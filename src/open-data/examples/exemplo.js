async function valorDe(assunto, mes) {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(mes)) throw new Error(`Escreva o mês como 2026-03: ${mes}`);
  const resposta = await fetch(`https://SITE/dados/${assunto}.json`);
  if (!resposta.ok) throw new Error(`Não há dados com o nome ${assunto}`);
  const { linhas, valeAte } = await resposta.json();
  const linha = linhas.find(({ desde, ate }) => desde <= mes && (!ate || mes <= ate));
  if (!linha) throw new Error(`Sem valor para ${mes}: a tabela vai até ${valeAte}`);
  return linha.valorCentavos / 100;
}

console.log(await valorDe('salario-minimo', '2026-03'));
