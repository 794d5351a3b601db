# A última linha da tabela: o valor mais novo.
curl --silent --fail https://SITE/dados/salario-minimo.csv | tail -n 1
