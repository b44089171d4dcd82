#!/bin/sh
# Installs Odoo and PostgreSQL in the root folder: install-odoo.sh <lab folder>
set -eu
root=$1/root
in_root() { "$(dirname "$0")/in-root.sh" "$root" root "$@"; }

cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
in_root apt-get update -qq
# tzdata-legacy: Odoo stumbles over old names of time zones (US/…) when they are missing.
in_root apt-get install -y -qq --no-install-recommends \
  odoo-19 postgresql-17 python3-rjsmin python3-ldap procps tzdata-legacy fonts-noto-core
in_root apt-get clean
