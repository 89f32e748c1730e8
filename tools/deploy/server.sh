# Runs on the server. tools/deploy/server.ts sends it there with these variables set before it: site (a folder),
# action, release (a commit), by (who deploys), nginx (the command, or nothing for the system's).
# What it says on stdout is the release that is public afterwards.
set -eu
umask 022

if [ -z "$nginx" ]; then
  nginx=/usr/sbin/nginx
  [ "$(id -u)" = 0 ] || nginx="sudo -n $nginx"
fi

stop() {
  echo "$1" >&2
  exit 1
}

current() {
  basename "$(readlink current || true)"
}

# nginx reads this file, and with it the folder and the headers of one release, only when it is reloaded. So a
# visitor gets all of one release or all of the other. Hashed files of every release that is kept are found too.
activate() {
  touch "releases/$1"
  {
    cat "releases/$1/hosting/generated/nginx-headers.conf"
    echo "root $site/releases/$1/out;"
    echo "location /_next/static/ {"
    echo "    root $site/releases;"
    echo "    try_files $(ls -t releases | sed 's|.*|/&/out$uri|' | tr '\n' ' ')=404;"
    echo "}"
  } >"releases/$1/nginx.conf"
  ln -sfn "releases/$1" next
  mv -T next current
}

switch_to() {
  before=$(current)
  activate "$1"
  if $nginx -t -q && $nginx -s reload; then return; fi
  if [ -n "$before" ]; then activate "$before"; else rm current; fi
  stop "nginx on the server could not be reloaded. Correct what it says above (hosting/README.md has the set-up), then run the same command again."
}

mkdir -p "$site/releases"
cd "$site"
# The system frees the lock when this script ends, however it ends.
exec 9>>lock
flock -n 9 || stop "$(cat lock) is deploying right now. Wait until that has ended, then run the same command again."
echo "$by" >lock

case $action in
  check)
    $nginx -t -q || stop "nginx on the server does not accept its settings, or you may not run it. Correct what it says above (hosting/README.md has the set-up)."
    [ "$(df -Pk . | awk 'NR == 2 { print $4 }')" -gt 51200 ] || stop "Less than 50 MB are free in $site on the server. Make room there, then run the same command again."
    ;;
  deploy)
    rm -rf incoming
    mkdir incoming
    trap 'rm -rf incoming' EXIT
    # An archive that was cut off fails its checksum. A connection that hangs must not hold the lock.
    timeout 900 tar -xzf - -C incoming || stop "The upload did not arrive whole. See to what is said above, if anything, then run the same command again."
    current >incoming/previous
    rm -rf "releases/$release"
    mv incoming "releases/$release"
    switch_to "$release"
    # Ten releases are kept, and all of the last two days.
    ls -t releases | tail -n +11 | while read -r old; do
      find "releases/$old" -maxdepth 0 -mtime +1 -exec rm -rf {} +
    done
    ;;
  rollback)
    previous=$(cat current/previous 2>/dev/null || true)
    [ -n "$previous" ] && [ -d "releases/$previous" ] || stop "The server has no release before this one."
    switch_to "$previous"
    ;;
esac
current
