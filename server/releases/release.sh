#!/bin/sh
# Publishes on a server of your own, from the folder with the finished build:
#   npm run release -- root@www.escritorio.com.br            this build
#   npm run release -- root@www.escritorio.com.br back       the release before the one online
#   npm run release -- root@www.escritorio.com.br 2026-12-03-091000
set -eu
host=${1:?'Diga para onde: npm run release -- root@www.escritorio.com.br'}
release=${2:-}
home=${SITE_HOME:-/srv/previdencia-clara}

if [ -z "$release" ]; then
  cmp -s dist/.sha256 deploy/.sha256 || {
    echo 'As pastas dist e deploy não são de uma montagem terminada. Rode antes: npm run build' >&2
    exit 1
  }
  release=$(date +%Y-%m-%d-%H%M%S)
  # It becomes a release once it has arrived whole.
  COPYFILE_DISABLE=1 tar -cz dist deploy | ssh "$host" "set -e
    rm -rf $home/incoming
    mkdir -p $home/incoming $home/releases
    cd $home/incoming
    tar -xz --no-same-owner
    chmod -R a+rX .
    (cd dist && sha256sum --check --quiet .sha256)
    mv $home/incoming $home/releases/$release"
fi
ssh "$host" "sh -s $home $release" < "$(dirname "$0")/switch.sh"
