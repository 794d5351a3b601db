# Runs on the server, for release.sh: puts one release online, or leaves all as it was.
#   sh switch.sh <home> <release | back>
set -eu
kept=5
home=$1
release=$2
cd "$home/releases"
was=$(basename "$(readlink ../current || true)")
if [ "$release" = back ]; then
  release=$(ls | sort | awk -v was="$was" '$0 < was { before = $0 } END { print before }')
  if [ -z "$release" ]; then
    echo 'Não há versão anterior à que está no ar.' >&2
    exit 1
  fi
fi
if [ ! -f "$release/deploy/nginx.conf" ]; then
  echo "Essa versão não está no servidor. Estão:" && ls
  exit 1
fi >&2

# What pages of other releases, still open somewhere, may ask for. For an instant both the server
# of before and the new one answer: the former learns of the new programs first.
rm -rf "$release/earlier"
mkdir -p "$release/earlier/_astro"
for programs in */dist/_astro; do ln -f "$programs"/* "$release/earlier/_astro/"; done
if [ -d "${was:-none}/earlier" ]; then ln -f "$release/dist/_astro"/* "$was/earlier/_astro/"; fi

# The server reads these once: page and policy change together, whatever becomes of `current`.
echo "root $home/releases/$release/dist;
include $home/releases/$release/deploy/nginx.conf;" > "$release/nginx.conf"
echo "root * $home/releases/$release/dist
import $home/releases/$release/deploy/Caddyfile" > "$release/Caddyfile"

reload() {
  if systemctl is-active --quiet nginx; then nginx -t -q && systemctl reload nginx
  elif systemctl is-active --quiet caddy; then systemctl reload caddy
  else said='Pronta no servidor. Falta ligar o nginx ou o Caddy'
  fi
}
said='No ar'
ln -sfn "releases/$release" ../current
if ! reload; then
  if [ -n "$was" ]; then ln -sfn "releases/$was" ../current; else rm ../current; fi
  echo "O servidor recusou $release. No ar continua: ${was:-nada}." >&2
  exit 1
fi
echo "$said: $release"

for old in $(ls | sort -r | tail -n "+$((kept + 1))"); do
  case $old in "$release" | "$was") ;; *) rm -rf "$old" ;; esac
done
