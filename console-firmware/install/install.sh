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
[ "$(cat "$here/architecture")" = "$machine" ] ||
  { echo "This archive is for $(cat "$here/architecture"), and this machine needs the one for $machine."; exit 1; }
release=$(. /etc/os-release && echo "${VERSION_CODENAME:-unknown}")
packages="$here/packages/$release"
[ -d "$packages" ] ||
  { echo "This archive is for Debian and Raspberry Pi OS $(ls "$here/packages" | tr '\n' ' ')and this is $release."; exit 1; }

echo "1 of 4: programs that Buzzle speaks, hears and plays with"
# A source of packages of its own, so that apt sees to what is there already, and changes all of a group or nothing.
state=$(mktemp -d)
trap 'rm -r "$state"' EXIT
mkdir -p "$state/lists/partial" "$state/archives/partial"
echo "deb [trusted=yes] file:$packages ./" >"$state/sources.list"
ours() {
  DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dir::Etc::sourcelist="$state/sources.list" -o Dir::Etc::sourceparts=/dev/null \
    -o Dir::State::lists="$state/lists" -o Dir::Cache="$state" -o APT::Sandbox::User=root -o APT::Install-Recommends=false \
    -o APT::Get::List-Cleanup=false -o Dpkg::Use-Pty=0 "$@"
}
ours update
for group in voice buttons hearing bench; do
  names=$(cat "$packages/$group.txt")
  # shellcheck disable=SC2086
  if ! ours install -y $names >"$state/log" 2>&1; then
    tail -n 20 "$state/log"
    echo "Debian's packages for $group do not fit this machine. With a network: apt-get install $names"
    # Without a voice it is nothing; without the others it says what it lacks.
    [ "$group" != voice ] || exit 1
  fi
done

echo "2 of 4: the program"
rm -rf "$home.new"
mkdir -p "$home.new"
dpkg-deb --extract "$here/program.deb" "$home.new"
cp "$here/console.md" "$here/version" "$here/verify.mjs" "$home.new/"
install -m 755 "$here/upkeep.sh" "$home.new/upkeep.sh"
install -d "$home.new/units"
install -m 644 "$here"/*.service "$here"/*.path "$here"/*.socket "$home.new/units/"
# The one before stays, so that it can be gone back to; the same once more is no version before.
if [ -d "$home" ]; then
  if [ "$(cat "$home/version" 2>/dev/null)" = "$(cat "$here/version")" ]; then rm -rf "$home"; else
    rm -rf "$home.old"
    mv "$home" "$home.old"
  fi
fi
mv "$home.new" "$home"

echo "3 of 4: its user, its settings, its one folder"
id buzzle >/dev/null 2>&1 || useradd --system --home-dir /var/lib/buzzle --shell /usr/sbin/nologin buzzle
for group in audio gpio dialout; do
  ! getent group "$group" >/dev/null || usermod --append --groups "$group" buzzle
done
install -d -o buzzle -g buzzle -m 750 /var/lib/buzzle
install -d /etc/buzzle
install -m 644 "$here/update.pub" /etc/buzzle/update.pub
[ -e /etc/buzzle/buzzle.conf ] || install -m 644 "$here/buzzle.conf" /etc/buzzle/buzzle.conf
# Buttons connect their line to ground; without this it would float.
boot=/boot/firmware/config.txt
if [ -e "$boot" ] && ! grep -q '^gpio=.*=pu' "$boot"; then
  echo 'gpio=2-27=ip,pu' >>"$boot"
fi

echo "4 of 4: what starts it"
install -m 644 "$home"/units/* /etc/systemd/system/
install -d /etc/udev/rules.d
install -m 644 "$here/99-buzzle-stick.rules" /etc/udev/rules.d/
if [ -d /run/systemd/system ]; then
  systemctl daemon-reload
  udevadm control --reload || true
  systemctl enable --quiet buzzle
  systemctl enable --quiet --now buzzle-upkeep.path
  systemctl restart buzzle
  echo "Buzzle is installed and speaks now, and whenever this machine is switched on."
else
  for unit in buzzle.service buzzle-upkeep.path; do
    ln -sf "../$unit" "/etc/systemd/system/multi-user.target.wants/$unit" 2>/dev/null || true
  done
  echo "Buzzle is installed. It starts when this machine is switched on."
fi
