# For deploy/install: finds domain, owner, folders and ports in the arguments and the installed settings.
# shellcheck shell=bash disable=SC2034,SC2154

domain=${words[0]-} address=${words[1]-}
domain=${domain,,}
if [[ $domain ]]; then
  [[ $domain != *://* ]] || fail "Give the domain alone, without https://: $(host_of "$domain")"
  [[ $domain != www.* ]] || fail "Give the domain without www: ${domain#www.}. Guests who type www. are sent there."
  label='[a-z0-9]([a-z0-9-]*[a-z0-9])?'
  [[ $domain =~ ^($label\.)+[a-z][a-z0-9-]*[a-z0-9]$ ]] ||
    fail "$domain is no domain: give one such as your-inn.in (in its xn-- form, if it has other letters than a to z)."
  [[ $address ]] || fail "Whose editor is it? Give your e-mail address as well: deploy/install $domain you@gmail.com"
  [[ $address =~ ^[A-Za-z0-9._%+-]+@([A-Za-z0-9-]+\.)+[A-Za-z]{2,}$ ]] ||
    fail "$address is no e-mail address: give one such as you@gmail.com."
fi

[[ $dry || $root || $(id -u) = 0 ]] || fail 'Only root may install: write sudo in front of the command.'
if [[ -f $settings ]]; then
  [[ -r $settings ]] || fail "$settings cannot be read: write sudo in front of the command."
  origin=$(setting SITE_ORIGIN)
  [[ ! $origin || ! $domain || $(host_of "$origin") = "$domain" ]] ||
    fail "This server shows $(host_of "$origin"). For another address change SITE_ORIGIN and EDITOR_ORIGIN in $settings, then run deploy/install without a domain."
  owners=$(setting EDITOR_OWNERS)
  [[ ! $owners || ! $address || ,${owners// /}, == *,"$address",* ]] ||
    fail "$address may not sign in yet. Add it to EDITOR_OWNERS in $settings, then run deploy/install without an address."
  [[ ! $origin ]] || domain=$(host_of "$origin")
  [[ ! $owners ]] || address=${owners%%,*}
fi
[[ $domain && $address ]] || fail 'Which domain is it, and whose editor? deploy/install your-inn.in you@gmail.com'
editor=$(host_of "$(setting EDITOR_ORIGIN)")
editor=${editor:-edit.$domain}

# Prints the absolute path of the folder in setting $1, by default $2.
folder() {
  local path
  path=$(setting "$1")
  path=${path:-$2}
  [[ $path == /* ]] || path=/srv/copperpod-inn/$path
  path=$(realpath -ms "$path")
  [[ $path =~ ^[A-Za-z0-9._/-]+$ ]] ||
    fail "$1 in $settings: $path does not fit into the services’ files. Give a whole path of letters, digits, dots, hyphens and _."
  [[ ! $path/ =~ ^/(home|root|tmp|run/user|var/tmp)/ ]] ||
    fail "$1 in $settings: services see nothing in ${BASH_REMATCH[0]}: move $path, such as to /srv, and change $1."
  echo "$path"
}
data=$(folder DATA_DIR /var/lib/copperpod-inn)
content=$(folder CONTENT_DIR /srv/copperpod-inn-content)
content=$root$content

port_of() {
  local port
  port=$(setting "$1")
  port=${port:-$2}
  [[ $port =~ ^[1-9][0-9]{3,4}$ && $port -ge 1024 && $port -le 65535 ]] ||
    fail "$1=$port in $settings is no port that services may take: give a number from 1024 to 65535."
  echo "$port"
}
port=$(port_of PORT 4321)
editor_port=$(port_of DESK_PORT 4322)

[[ -f $source/commands/serve.ts ]] || fail "$source is not the project: run deploy/install from a whole clone of it."
[[ $source = "$app" || ! -e $app/.git ]] ||
  fail "$app is a git clone itself. Update it with git pull and run $app/deploy/install."
