#!/bin/sh
# Puts Buzzle on this machine, or a newer one over it. Needs no network. Run as root: sudo ./install.sh
set -eu
here=$(cd "$(dirname "$0")" && pwd)
home=/opt/buzzle

[ "$(id -u)" = 0 ] || { echo "Run it as root: sudo $0"; exit 1; }
case "$(uname -m)" in
  aarch64) machine=arm64 ;;
  x86_64) machine=x64 ;;
  *) echo "Buzzle runs on processors of 64 bits (arm64, x64), and this is $(uname -m). Use the 64-bit system."; exit 1 ;;
esac
[ -d "$here/$machine" ] || { echo "This archive was not made for $machine."; exit 1; }

echo "1 of 4: programs that Buzzle speaks, hears and plays with"
missing=
for file in "$here/$machine/packages"/*.deb; do
  name=$(dpkg-deb --field "$file" Package)
  # Newer Debians have the sound library under another name.
  for known in "$name" "${name}t64"; do
    dpkg-query --show --showformat='${db:Status-Status}' "$known" 2>/dev/null | grep -q '^installed$' && continue 2
  done
  missing="$missing $file"
done
if [ -n "$missing" ]; then
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive dpkg --install $missing >/dev/null ||
    { echo "Debian's packages do not fit this release. With a network: apt-get install espeak-ng libasound2 gpiod libpocketsphinx3 pocketsphinx-en-us alsa-utils"; exit 1; }
fi

echo "2 of 4: the program"
rm -rf "$home.new"
mkdir -p "$home.new"
cp -r "$here/program" "$home.new/program"
install -m 755 "$here/$machine/node" "$home.new/node"
for part in better-sqlite3/better_sqlite3 epoll/epoll; do
  into="$home.new/program/node_modules/${part%/*}/build/Release"
  mkdir -p "$into"
  install -m 644 "$here/$machine/native/${part#*/}.node" "$into/"
done
into="$home.new/program/node_modules/koffi/build/koffi/linux_$machine"
mkdir -p "$into"
install -m 644 "$here/$machine/native/koffi.node" "$into/"
cp "$here/console.md" "$home.new/"
rm -rf "$home.old"
[ ! -d "$home" ] || mv "$home" "$home.old"
mv "$home.new" "$home"
rm -rf "$home.old"

echo "3 of 4: its user, its settings, its one folder"
id buzzle >/dev/null 2>&1 || useradd --system --home-dir /var/lib/buzzle --shell /usr/sbin/nologin buzzle
for group in audio gpio dialout; do
  ! getent group "$group" >/dev/null || usermod --append --groups "$group" buzzle
done
install -d -o buzzle -g buzzle -m 750 /var/lib/buzzle
install -d /etc/buzzle
[ -e /etc/buzzle/buzzle.conf ] || install -m 644 "$here/buzzle.conf" /etc/buzzle/buzzle.conf
# Buttons connect their line to ground; without this it would float.
boot=/boot/firmware/config.txt
if [ -e "$boot" ] && ! grep -q '^gpio=.*=pu' "$boot"; then
  echo 'gpio=2-27=ip,pu' >>"$boot"
fi

echo "4 of 4: what starts it"
install -m 644 "$here/buzzle.service" "$here/buzzle-stick@.service" /etc/systemd/system/
install -d /etc/udev/rules.d
install -m 644 "$here/99-buzzle-stick.rules" /etc/udev/rules.d/
if [ -d /run/systemd/system ]; then
  systemctl daemon-reload
  udevadm control --reload || true
  systemctl enable --quiet buzzle
  systemctl restart buzzle
  echo "Buzzle is installed and speaks now, and whenever this machine is switched on."
else
  ln -sf ../buzzle.service /etc/systemd/system/multi-user.target.wants/buzzle.service 2>/dev/null || true
  echo "Buzzle is installed. It starts when this machine is switched on."
fi
