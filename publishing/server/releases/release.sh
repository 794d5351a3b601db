#!/bin/sh
# Publishes on a server of your own, from the folder with the finished build:
#   npm run release -- root@www.escritorio.com.br            this build
#   npm run release -- root@www.escritorio.com.br back       the release before the one online
#   npm run release -- root@www.escritorio.com.br 2026-12-03-091000
# Where the server is not called as the site is, the site's address is said too; a demonstration, as such:
#   npm run release -- root@203.0.113.5 www.escritorio.com.br
#   npm run release -- root@203.0.113.5 demonstracao
set -eu
host=${1:-}
if [ -z "$host" ]; then
  echo 'Diga para onde: npm run release -- root@www.escritorio.com.br' >&2
  exit 1
fi
release=${2:-}
home=${SITE_HOME:-/srv/previdencia-clara}

# What is written here is a command there, and one that deletes: nothing odd goes.
refuse() {
  echo "$1" >&2
  exit 1
}
case $host in -*) refuse "“$host” não é um endereço de servidor." ;; esac
case $home in
  *[!A-Za-z0-9/._-]* | *..* | *//* | */-*) home= ;;
  /?*) ;;
  *) home= ;;
esac
[ -n "$home" ] || refuse 'SITE_HOME é uma pasta do servidor desde a raiz, só com letras, números, ponto e hífen: /srv/previdencia-clara'
case $release in
  [.-]* | *[!A-Za-z0-9._-]*) refuse "“$release” não é o nome de uma versão. Escreva back, ou a data como em 2026-12-03-091000." ;;
esac

# What this build says that it is; of another folder's, nothing.
own=$(sed -n 's|^Sitemap: https://\([^/]*\)/.*|\1|p' dist/robots.txt 2>/dev/null || true)
said=
case $release in
  demonstracao | "${own:-demonstracao}") said=$release release= ;;
esac

if [ -z "$release" ]; then
  cmp -s dist/.sha256 deploy/.sha256 ||
    refuse 'Não há uma montagem terminada em dist e deploy: a última parou com um erro, ou ainda não houve. Nada foi enviado, e o que estava no ar continua. Rode npm run build e corrija o que ele disser.'
  build='O escritório tem uma pasta própria? Monte com ela: PRACTICE_FOLDER=escritorios/nosso npm run build'
  if [ "$said" != demonstracao ] && grep -q '<meta name="robots" content="noindex"' dist/index.html; then
    refuse "Esta montagem é uma demonstração (demo: true). Nada foi enviado. $build
É mesmo a demonstração que vai ao ar? npm run release -- $host demonstracao"
  fi
  server=${host#ssh://} server=${server#*@} server=${server%%:*}
  if [ -z "$said" ] && [ "${server#www.}" != "${own#www.}" ]; then
    refuse "Esta montagem é de $own (siteAddress), e o servidor é $server. Nada foi enviado. $build
É este o servidor de $own? npm run release -- $host $own"
  fi
  release=$(date +%Y-%m-%d-%H%M%S)
  # It becomes a release once it has arrived whole.
  # Of a broken line tar has nothing to say that the other side does not.
  COPYFILE_DISABLE=1 tar -cz dist deploy 2>/dev/null | ssh -- "$host" "set -e
    rm -rf $home/incoming
    mkdir -p $home/incoming $home/releases
    cd $home/incoming
    tar -xz --no-same-owner
    chmod -R a+rX .
    (cd dist && sha256sum --check --quiet .sha256)
    mv $home/incoming $home/releases/$release" || {
    echo "O envio para $host não chegou inteiro. O que estava no ar continua. Confira o endereço e a chave, e rode de novo." >&2
    exit 1
  }
fi
ssh -- "$host" "sh -s -- $home $release" < "$(dirname "$0")/switch.sh"
# A build of another folder has no practice to tell of.
if [ "$said" = "${2:-}" ] && [ -f publishing/launch/tell-waiting.ts ]; then node publishing/launch/tell-waiting.ts || true; fi
