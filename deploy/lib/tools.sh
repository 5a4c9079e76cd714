# For deploy/install: its output, and functions that change files and the machine.
# shellcheck shell=bash disable=SC2154

finish() {
  local status=$?
  rm -f "$log"
  [[ $status = 0 || ! $stopped ]] || echo 'Site and editor are stopped. Correct the above, then run this again.' >&2
}
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

step() { printf '\n%s\n' "$*"; }
note() { printf '  %s\n' "$*"; }

# An obstacle on this machine; a dry run names it and goes on.
obstacle() {
  [[ $dry ]] || fail "$*"
  note "It would stop here: $*"
}

# Changes files, and shows the command.
run() {
  note "\$ $*"
  [[ $dry ]] || "$@"
}

# Changes the machine, which --root leaves alone.
machine() {
  if [[ $root ]]; then note "left out: $*"; else run "$@"; fi
}

as_user() {
  runuser -u copperpod -- env -C "$app" HOME="$data" npm_config_cache="$cache" \
    NODE_OPTIONS=--max-old-space-size=256 "$@"
}

own() { [[ $root ]] || run chown -R copperpod:copperpod "$@"; }

# Writes standard input to a file if that differs.
put() {
  local text
  text=$(cat)
  if [[ -f $1 && $text == "$(cat "$1")" ]]; then return; fi
  note "writes $1"
  [[ ! $dry ]] || return 0
  mkdir -p "$(dirname "$1")"
  printf '%s\n' "$text" >"$1.new"
  mv "$1.new" "$1"
}

# The value of a setting, as Node reads it: the last line counts, a comment may follow. Nothing if it is not set.
setting() {
  [[ -r $settings ]] || return 0
  sed -n "s/\r\$//; s/^ *\(export  *\)\?$1 *= *//p" "$settings" | tail -n 1 |
    sed "s/^'\([^']*\)'.*/\1/; t; s/^\"\([^\"]*\)\".*/\1/; t; s/ *#.*//; s/ *\$//"
}

host_of() { sed -E 's#^[a-z]+://##; s#[/,].*$##' <<<"$1"; }
