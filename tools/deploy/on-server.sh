# What `npm run deploy` does on the server, one at a time: sh -s -- FOLDER ACTION [RELEASE [PUBLIC]]
set -eu
umask 022
folder=$1
action=$2
mkdir -p "$folder/releases" "$folder/incoming" "$folder/hashed/_next"
cd "$folder"
exec 9<.
flock 9
public=$(basename "$(readlink current || true)")

# Makes a release public, at once.
switch_to() {
  ln -sfn "releases/$1" next
  mv -T next current
}

# Says which release is public.
name_public() {
  rsync --version >/dev/null
  echo "$public"
}

# Makes the release that was uploaded public, unless another one is public now than was then.
publish() {
  release=$1
  [ "$public" = "$2" ] || { echo "Somebody else has deployed meanwhile. Run git pull first." >&2; exit 1; }
  cp -alf "incoming/$release/_next/static" hashed/_next/
  cp -alf "incoming/$release/fonts" hashed/
  rm -rf "releases/$release"
  mv "incoming/$release" "releases/$release"
  touch "releases/$release"
  switch_to "$release"
  ls -t releases | tail -n +4 | while read -r old; do rm -rf "releases/$old"; done
  rm -rf incoming
  # A file in hashed/ is a hard link to that of a release. With one link only, no release has it any more.
  find hashed -type f -links 1 -delete
}

# Makes the release before the public one public, and says both. The one that was public is deleted, so that the next one to
# go back to is the newest that is left.
roll_back() {
  before=$(ls -t releases | sed "0,/^$public$/d" | head -n 1)
  [ -n "$before" ] || { echo "The server has no release before this one." >&2; exit 1; }
  switch_to "$before"
  rm -rf "releases/$public"
  echo "$before $public"
}

case $action in
  name-public) name_public ;;
  publish) publish "$3" "${4-}" ;;
  roll-back) roll_back ;;
esac
