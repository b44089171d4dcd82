#!/bin/sh
# Runs a command as a user inside the root folder: in-root.sh <root folder> <user> <command> …
# /proc and /dev/shm are mounted in a mount namespace of the command's own: they vanish with it, so nothing is left to
# unmount, and deleting the folder can never reach the machine's own files.
set -eu
root=$1 user=$2
shift 2
exec unshare --mount -- sh -euc '
  root=$1 user=$2
  shift 2
  mkdir -p "$root/proc" "$root/dev/shm"
  mount -t proc proc "$root/proc"
  mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
  exec chroot --userspec="$user:$user" "$root" env -i \
    PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp LANG=C.UTF-8 LC_ALL=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive PYTZ_TZDATADIR=/usr/share/zoneinfo "$@"
' in-root "$root" "$user" "$@"
