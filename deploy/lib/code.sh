# For deploy/install: copies the clone's tracked files except tests, whose packages a server lacks, and
# deletes installed files that the clone no longer has.
# shellcheck shell=bash disable=SC2154

step "5. The code: $app"
files() {
  cd "$source" || exit
  if [[ -e .git ]] && command -v git >/dev/null; then
    git -c safe.directory="$source" ls-files -z -- . ':!tests' ':!*.test.ts' ':!*.test.tsx'
  else
    find . \( -path ./tests -o -name '*.test.ts' -o -name '*.test.tsx' -o -name node_modules -o -name .site -o -name .test -o -name .astro -o -path ./dist -o -path ./data -o -name .env -o -name .installed \) -prune -o -type f -printf '%P\0'
  fi
}
sums() {
  files | (
    cd "$source" || exit
    # Skip files deleted from the clone.
    while IFS= read -r -d '' file; do [[ ! -f $file ]] || printf '%s\0' "$file"; done | xargs -0 sha256sum
  )
}
stop_services() {
  [[ ! $stopped ]] || return 0
  stopped=yes
  machine systemctl stop copperpod-inn-settings.path copperpod-inn.service copperpod-inn-editor.service
}
# Backs up the outbox without the installed code, which may be broken: this may be the way back from it. Once
# the services are stopped, the file and its log are whole.
copy_outbox() {
  local suffix
  note 'The installed code cannot do that (see above): copies the outbox as it is.'
  stop_services
  for suffix in '' -wal; do
    [[ ! -f $root$data/outbox.db$suffix ]] || machine as_user cp "$data/outbox.db$suffix" "$1$suffix"
  done
}
# Keeps the three newest backups. A rollback needs the one from before the update that it undoes; older
# ones only store guests' messages for longer.
clear_backups() {
  local old
  find "$1" -maxdepth 1 -name 'before-update*' ! -name '*.bak-*' -printf '%T@ %p\0' | sort -zrn | tail -zn +4 | cut -zd ' ' -f 2- |
    while IFS= read -rd '' old; do run rm -f "$old"*; done
}
if [[ $source = "$app" ]]; then
  note 'It is run from here.'
  own "$app"
else
  manifest=$app/.installed
  wanted=$(sums)
  if [[ -f $manifest && $wanted == "$(cat "$manifest")" ]]; then
    note 'It is as in the clone.'
  else
    if [[ -f $manifest ]]; then
      note 'An update: the services stop for it, and enquiries are saved first.'
      if [[ -f $root$data/outbox.db ]]; then
        backup=$data/before-update-$(date -u +%Y%m%dT%H%M%SZ).bak
        machine as_user npm run --silent mail:outbox -- backup "$backup" || copy_outbox "$backup"
        clear_backups "$root$data"
      fi
      stop_services
    fi
    run mkdir -p "$app"
    own "$app"
    note "copies $source"
    if [[ ! $dry ]]; then
      # Delete files that the update no longer has.
      [[ ! -f $manifest ]] || comm -23 <(cut -c 67- "$manifest" | sort) <(cut -c 67- <<<"$wanted" | sort) |
        while read -r gone; do as_owner rm -f "${app:?}/$gone"; done
      cut -c 67- <<<"$wanted" | tar -C "$source" -cf - -T - | as_owner tar -C "$app" --no-same-owner -xf -
      printf '%s\n' "$wanted" | as_owner tee "$manifest" >/dev/null
    fi
  fi
fi
