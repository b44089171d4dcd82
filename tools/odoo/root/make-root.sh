#!/bin/sh
# Makes the root folder: a small Debian 13 from the mirror that this machine's own apt uses.
# make-root.sh <lab folder>
set -eu
export LC_ALL=C
lab=$1
root=$lab/root

mirror=$(apt-get update --print-uris | sed -n "s|^'\([^']*/debian\)/dists/.*|\1|p" | head -n 1)
if [ -z "$mirror" ]; then
  echo "apt on this machine has no source whose address ends in /debian." >&2
  exit 1
fi

# debootstrap is a script: unpacked beside the root folder, it need not be installed on the machine.
if [ ! -e "$lab/debootstrap/usr/sbin/debootstrap" ]; then
  apt-get update -qq || echo "apt-get update failed; going on with the lists there are"
  mkdir -p "$lab/debootstrap"
  (cd "$lab/debootstrap" && apt-get download debootstrap && dpkg -x debootstrap_*.deb .)
fi

rm -rf "$root"
DEBOOTSTRAP_DIR="$lab/debootstrap/usr/share/debootstrap" "$lab/debootstrap/usr/sbin/debootstrap" \
  --variant=minbase --include=adduser,ca-certificates,fonts-dejavu-core trixie "$root" "$mirror"

# Odoo 19 is in Debian's sid only, but sid's Python 3.14 breaks it: take nothing else from there.
cat > "$root/etc/apt/sources.list" <<END
deb $mirror trixie main
deb $mirror sid main
END
cat > "$root/etc/apt/preferences.d/odoo" <<END
Package: *
Pin: release n=sid
Pin-Priority: 100
END

# Proxies and the like, as the machine has them. A clock that runs ahead of the mirror makes its lists look expired;
# their signatures are still checked.
{
  apt-config dump | grep -E '^Acquire::(https?|Retries)\b' || true
  echo 'Acquire::Check-Valid-Until "false";'
} > "$root/etc/apt/apt.conf.d/90machine"

# Packages must not start servers: we start them ourselves.
printf '#!/bin/sh\nexit 101\n' > "$root/usr/sbin/policy-rc.d"
chmod 755 "$root/usr/sbin/policy-rc.d"
mkdir -p "$root/etc/postgresql-common"
echo 'create_main_cluster = false' > "$root/etc/postgresql-common/createcluster.conf"

echo "$mirror" > "$lab/mirror"
