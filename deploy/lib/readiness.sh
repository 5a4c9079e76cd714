# For deploy/install: checks what the machine must have, and warns of what it should have.
# shellcheck shell=bash disable=SC2154

step "1. Is this server ready for $domain?"
# shellcheck disable=SC1091
system=$([[ ! -r /etc/os-release ]] || (. /etc/os-release && echo "${ID-} ${VERSION_ID-0} ${PRETTY_NAME-}"))
read -r id version name <<<"$system"
if [[ ! $root ]]; then
  [[ $id = debian && ${version%%.*} -ge 12 ]] ||
    obstacle "This machine runs ${name:-no known system}. Take a server with Debian 12 or 13; elsewhere do by hand what deploy/install --dry-run prints."
  [[ -d /run/systemd/system ]] || obstacle 'systemd does not run here (a container?), and it keeps the services running: take a virtual or real server.'
  if command -v ss >/dev/null; then
    other=$(ss -Hltnp '( sport = :80 or sport = :443 )' | grep -v '"caddy"' | sed -n '1s/.*users:(("\([^"]*\)".*/\1/p' || true)
    [[ ! $other ]] || obstacle "Port 80 or 443 belongs to $other, and Caddy needs both: apt-get remove $other, or take a server of its own."
  fi
  memory=$(awk '/^(MemTotal|SwapTotal):/ { sum += $2 } END { print int(sum / 1024) }' /proc/meminfo)
  [[ $memory -ge 1400 ]] ||
    note "Warning: $memory MB of memory are little for the editor and a build together. Add 1 GB of swap: fallocate -l 1G /swapfile && chmod 600 /swapfile && mkswap /swapfile && swapon /swapfile && echo '/swapfile none swap sw 0 0' >>/etc/fstab"
  here=$(ip -o addr show scope global 2>/dev/null | awk '{ sub("/.*", "", $4); print $4 }' || hostname -I | tr ' ' '\n')
  astray=''
  for host in "$domain" "www.$domain" "$editor" "preview.$editor"; do
    found=$(getent ahosts "$host" | awk '{ print $1 }' | sort -u | tr '\n' ' ' || true)
    if [[ ! $found ]]; then
      astray+="  $host: no record yet"$'\n'
    elif ! tr ' ' '\n' <<<"$found" | grep -xF "$here" >/dev/null; then
      astray+="  $host: points to $found"$'\n'
    fi
  done
  if [[ $astray ]]; then
    note 'Warning: these names do not point to this server. Where you bought the domain, each needs a'
    note "record of type A with its public IPv4 address (it knows itself as ${here//$'\n'/, }):"
    printf '%s' "$astray"
    note 'All goes on; certificates and visitors come once the records are right.'
  fi
fi
