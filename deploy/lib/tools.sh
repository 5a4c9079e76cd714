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

# Stops because this machine is unsuitable; a dry run only says so and goes on.
obstacle() {
  [[ $dry ]] || fail "$*"
  note "It would stop here: $*"
}

# Prints a command that changes files, then runs it unless this is a dry run.
run() {
  note "\$ $*"
  [[ $dry ]] || "$@"
}

# Does the same for a command that changes the machine; with --root, skips it.
machine() {
  if [[ $root ]]; then note "left out: $*"; else run "$@"; fi
}

as_user() {
  runuser -u copperpod -- env -C "$app" HOME="$data" npm_config_cache="$cache" \
    NODE_OPTIONS=--max-old-space-size=256 "$@"
}

# Writes as the services' user below the folder that is theirs: root would follow a link that they put there.
as_owner() { if [[ $root ]]; then "$@"; else as_user "$@"; fi; }

own() { [[ $root ]] || run chown -R copperpod:copperpod "$@"; }

# Replaces a file with standard input if its content differs.
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

# Prints the value of a setting as Node reads it: the last line counts, a comment may follow. Prints nothing
# if it is not set.
setting() {
  [[ -r $settings ]] || return 0
  sed -n "s/\r\$//; s/^ *\(export  *\)\?$1 *= *//p" "$settings" | tail -n 1 |
    sed "s/^'\([^']*\)'.*/\1/; t; s/^\"\([^\"]*\)\".*/\1/; t; s/ *#.*//; s/ *\$//"
}

host_of() { sed -E 's#^[a-z]+://##; s#[/,].*$##' <<<"$1"; }
