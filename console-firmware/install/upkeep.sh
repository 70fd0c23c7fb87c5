#!/bin/sh
# Does what Buzzle wishes and may not do itself: write on a stick, change the program, let the local network in, keep settings.
# `buzzle-upkeep.path` starts it as root. Buzzle's word is not trusted: only sticks are written on, only what the maker of this Buzzle
# has signed is installed, and of settings nothing but Buzzle reads.
set -u
data=${BUZZLE_DATA:-/var/lib/buzzle}
home=${BUZZLE_HOME:-/opt/buzzle}
sticks=${BUZZLE_STICKS:-/media}
answers=${BUZZLE_ANSWERS:-/run/buzzle-upkeep}
key=${BUZZLE_KEY:-/etc/buzzle/update.pub}
settings=${BUZZLE_SETTINGS:-/etc/buzzle/buzzle.conf}

what=$(sed -n 1p "$data/wish")
where=$(sed -n 2p "$data/wish")
rm -f "$data/wish"
mkdir -p "$answers"
answer() {
  echo "$what $* $(date +%s)" >"$answers/answer.new"
  chmod 644 "$answers/answer.new"
  mv "$answers/answer.new" "$answers/answer"
  exit 0
}
is_on_stick() {
  case "$1" in *..*) return 1 ;; "$sticks"/*/buzzle | "$sticks"/*/buzzle/*) ;; *) return 1 ;; esac
  [ ! -L "$1" ]
}
start_again() {
  [ -d /run/systemd/system ] || return 0
  systemctl daemon-reload
  # It tells when it is ready: one that never does is as if it had failed.
  timeout 120 systemctl restart buzzle
}
# Exchanges the program for the one before, whose own units go with it.
swap() {
  [ -d "$home.old" ] || return 1
  mv "$home" "$home.swap" && mv "$home.old" "$home" && mv "$home.swap" "$home.old"
  [ ! -d "$home/units" ] || [ ! -d /run/systemd/system ] || install -m 644 "$home"/units/* /etc/systemd/system/
}

case "$what" in
  copy)
    is_on_stick "$where" && [ -d "$where" ] || answer failed
    stick=$(dirname "$where")
    ! mountpoint -q "$stick" || mount -o remount,rw "$stick" || answer failed
    rm -f "$where/backup.db.new"
    # Read by Buzzle's own rights: what it calls its copy may lead elsewhere.
    if runuser -u buzzle -- cat "$data/copy.db" >"$where/backup.db.new" && sync "$where/backup.db.new" &&
      mv -f "$where/backup.db.new" "$where/backup.db"; then how=done; else how=failed; fi
    rm -f "$data/copy.db" "$where/backup.db.new"
    sync
    ! mountpoint -q "$stick" || mount -o remount,ro "$stick"
    answer "$how"
    ;;
  update)
    is_on_stick "$where" && [ -f "$where" ] || answer failed
    work=$(mktemp -d /var/tmp/buzzle-XXXXXX)
    trap 'rm -r "$work"' EXIT
    # First here, then looked at: a stick may change while it is read.
    cp "$where" "$work/archive.tar.gz" && cp "$where.sig" "$work/archive.tar.gz.sig" || answer failed
    "$home/node" "$home/verify.mjs" "$work/archive.tar.gz" "$work/archive.tar.gz.sig" "$key" || answer refused
    tar -C "$work" -xzf "$work/archive.tar.gz" || answer failed
    "$work"/buzzle-*/install.sh || answer failed
    if [ -d /run/systemd/system ] && ! timeout 120 systemctl is-active --quiet buzzle; then
      swap && start_again
      answer failed
    fi
    answer done
    ;;
  page-open)
    # What somebody types who is not here knows no names: the first address of the local network that is of four numbers.
    address=$(hostname -I | tr ' ' '\n' | grep -m 1 '\.') || answer alone
    systemctl start buzzle-page.socket || answer failed
    ! systemctl is-active --quiet avahi-daemon || address="$address $(hostname).local"
    answer done "$address"
    ;;
  page-close)
    systemctl stop buzzle-page.socket buzzle-page.service || answer failed
    answer done
    ;;
  settings)
    # Read by Buzzle's own rights, and no more than any settings are.
    runuser -u buzzle -- head -c 65536 "$data/settings.new" >"$settings.new" && [ -s "$settings.new" ] || answer failed
    rm -f "$data/settings.new"
    chmod 644 "$settings.new"
    [ ! -f "$settings" ] || cp "$settings" "$settings.before"
    sync "$settings.new" && mv "$settings.new" "$settings" || answer failed
    answer done
    ;;
  go-back)
    swap || answer failed
    start_again || { swap; start_again; answer failed; }
    answer done
    ;;
esac
