#!/bin/sh
# Puts a build in front of borrowers, and takes it back: deploy/README.md says how, decision 86 (release and rollback) why.
#   release.sh put DIST HEADERS   a build and what `npm run headers` printed for it
#   release.sh back               the release before the present one
#   release.sh use NAME           any release that is kept, by the start of its name
#   release.sh list               what is kept, the present one marked
# Settings, from the environment:
#   APP=/srv/app    where everything lies; nginx includes $APP/current/server.conf
#   KEEP=3 DAYS=7   a release stays while it is one of the last KEEP, or was left less than DAYS days ago
#   RELOAD          command by which the web server reads its settings anew; when it fails, the old release stays
#   PURGE           command that gets, one a line, the paths whose content has changed: for the CDN in front
#   BASE=           the folder of the host, such as /app, put before those paths
# Needs nothing but sh and the usual commands of Linux. Run it as who may write to $APP and reload the server.
set -eu
umask 022
export LC_ALL=C

APP=${APP:-/srv/app} KEEP=${KEEP:-3} DAYS=${DAYS:-7} BASE=${BASE:-}
RELOAD=${RELOAD-'nginx -t -q && nginx -s reload'} PURGE=${PURGE:-}

fail() {
  echo "release.sh: $1" >&2
  exit 1
}

# The folder name of the present release; nothing before the first.
present() {
  if [ -L "$APP/current" ]; then basename "$(readlink "$APP/current")"; fi
}

# All releases, oldest first.
kept() {
  for folder in "$APP"/releases/*; do
    case $folder in *.part | *'*') ;; *) basename "$folder" ;; esac
  done
}

# Lets one link point to another folder. A rename: whoever looks sees the old one or the new one, never none.
point() {
  ln -s "releases/$1" "$APP/current.part"
  mv -Tf "$APP/current.part" "$APP/current"
}

# Where each page is found, from the names of its files: About/index.html is /About.
addresses() {
  sed -e 's|^\./||' -e 's|\.br$||' -e 's|\.gz$||' | sort -u | sed -e 's|^|/|' -e 's|/index\.html$||' -e 's|\.html$||' \
    -e 's|^$|/|' -e "s|^|$BASE|"
}

# What is not the same in two releases: those paths a CDN must forget.
changed() {
  for release in "$1" "$2"; do
    (cd "$APP/releases/$release/pages" && find . -type f)
  done | sort -u | while read -r file; do
    cmp -s "$APP/releases/$1/pages/$file" "$APP/releases/$2/pages/$file" || echo "$file"
  done | addresses
}

# Pages and headers change together: both stand in one file, which the server reads as a whole.
turn_to() {
  before=$(present)
  [ "$before" != "$1" ] || fail "$1 is the present release already"
  rm -f "$APP/releases/$1/left"
  point "$1"
  if ! sh -c "$RELOAD"; then
    if [ -n "$before" ]; then point "$before"; else rm -f "$APP/current"; fi
    if [ "$command" = put ]; then rm -rf "$APP/releases/$1"; fi
    fail "the web server does not take $1; ${before:-nothing} is served as before"
  fi
  if [ -n "$before" ]; then
    touch "$APP/releases/$before/left"
    if [ -n "$PURGE" ]; then changed "$before" "$1" | sh -c "$PURGE" || fail "$1 is served, and the purge failed"; fi
  fi
  echo "$1"
}

# Hashed files come before the pages that name them. One that is there stays: pages that are open load it by this name.
bring_assets() {
  cp -Rp "$1/assets" "$2/arriving"
  (cd "$2/arriving" && find . -type f) >"$2/assets.list"
  mkdir -p "$APP/assets"
  # Only the originals: another compressor may pack the same bytes otherwise.
  differing=$(diff -rq "$2/arriving" "$APP/assets" | grep ' differ$' | grep -Ev '\.(br|gz) ' || true)
  [ -z "$differing" ] || fail "one name, two contents: $differing"
  # Each by a rename within the disk: none is ever there by half.
  (cd "$2/arriving" && find . -type f -exec sh -c 'mv -n "$@" "$0"' "$APP/assets" {} +)
  rm -rf "$2/arriving"
}

forget_old() {
  now=$(present)
  kept | sort -r | tail -n +"$((KEEP + 1))" | while read -r name; do
    folder=$APP/releases/$name
    if [ "$name" = "$now" ]; then continue; fi
    # Not yet so long ago that nobody has it open any more.
    if [ "$DAYS" -gt 0 ] && [ -n "$(find "$folder/left" -mmin "-$((DAYS * 1440))" 2>/dev/null)" ]; then continue; fi
    rm -rf "$folder"
  done
  cat "$APP"/releases/*/assets.list | sort -u >"$APP/named.part"
  (cd "$APP/assets" && find . -type f | sort | comm -23 - "$APP/named.part" | xargs -r rm -f)
  rm -f "$APP/named.part"
}

put() {
  dist=$1 headers=$2
  [ -f "$dist/app.html" ] || fail "$dist is no build"
  grep -q '^add_header content-security-policy ' "$headers" || fail "$headers is not what npm run headers prints"
  release=$(sed -n 's/.*"release":"\([^"]*\)".*/\1/p' "$dist/version.json")
  [ -n "$release" ] || fail "$dist/version.json does not say which release it is"
  last=$(kept | tail -n 1)
  number=${last%%-*}
  # A leading zero would make it octal.
  number=$(printf '%04d' "$(($(echo "${number:-0}" | sed 's/^0*\(.\)/\1/') + 1))")
  name=$number-$release
  folder=$APP/releases/$name.part
  rm -rf "$APP"/releases/*.part "$APP"/*.part
  mkdir -p "$folder/pages"
  bring_assets "$dist" "$folder"
  (cd "$dist" && find . -mindepth 1 -maxdepth 1 ! -name assets) | while read -r part; do
    cp -R "$dist/$part" "$folder/pages"
  done
  ln -s ../../../assets "$folder/pages/assets"
  # What an operator said last (decision 69, switches from outside) stands above any release.
  [ -f "$APP/switches.json" ] || [ ! -f "$dist/switches.json" ] || cp "$dist/switches.json" "$APP/switches.json"
  rm -f "$folder"/pages/switches.json*
  if [ -f "$APP/switches.json" ]; then ln -s ../../../switches.json "$folder/pages/switches.json"; fi
  # A browser tells two pages of one length apart by their times alone, and a build may write all of them at one moment.
  find "$folder/pages" -type f -exec touch {} +
  { echo "root $APP/releases/$name/pages;" && cat "$headers"; } >"$folder/server.conf"
  mv "$folder" "$APP/releases/$name"
  turn_to "$name"
  forget_old
}

back() {
  now=$(present)
  earlier=$(kept | awk -v now="$now" '$0 < now' | tail -n 1)
  [ -n "$earlier" ] || fail "there is no release before ${now:-the first}"
  turn_to "$earlier"
}

use() {
  found=$(kept | awk -v start="$1" 'index($0, start) == 1')
  [ -n "$found" ] || fail "$1 names no release that is kept"
  [ "$(echo "$found" | wc -l)" -eq 1 ] || fail "$1 names several releases"
  turn_to "$found"
}

list() {
  now=$(present)
  kept | while read -r name; do
    if [ "$name" = "$now" ]; then echo "* $name"; else echo "  $name"; fi
  done
}

usage='release.sh put DIST HEADERS | back | use NAME | list'
case ${1:-}/$# in
  list/1) list && exit ;;
  put/3 | back/1 | use/2) ;;
  *) fail "$usage" ;;
esac

# One at a time: two that change the same link would leave a release that neither meant.
mkdir -p "$APP"
mkdir "$APP/lock" 2>/dev/null || fail "another release is under way; if not, remove $APP/lock"
trap 'rmdir "$APP/lock"' EXIT
trap 'exit 1' INT TERM HUP
command=$1
shift
"$command" "$@"
