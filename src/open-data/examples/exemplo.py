import json, re, urllib.error, urllib.request

def valor_de(assunto, mes):
    if not re.fullmatch(r"\d{4}-(0[1-9]|1[0-2])", mes):
        raise ValueError(f"Escreva o mês como 2026-03: {mes}")
    try:
        resposta = urllib.request.urlopen(f"https://SITE/dados/{assunto}.json")
    except urllib.error.HTTPError:
        raise ValueError(f"Não há dados com o nome {assunto}") from None
    tabela = json.load(resposta)
    for linha in tabela["linhas"]:
        if linha["desde"] <= mes <= (linha["ate"] or mes):
            return linha["valorCentavos"] / 100
    raise ValueError(f"Sem valor para {mes}: a tabela vai até {tabela['valeAte']}")

print(valor_de("salario-minimo", "2026-03"))
