#!/bin/sh
# Stops the lab's own PostgreSQL, if it runs: stop-postgres.sh <lab folder>
set -eu
root=$1/root
data=/var/lib/postgresql/odoo
pg_ctl() { "$(dirname "$0")/in-root.sh" "$root" postgres /usr/lib/postgresql/17/bin/pg_ctl --pgdata=$data "$@"; }

[ -e "$root$data/PG_VERSION" ] || exit 0
pg_ctl status > /dev/null || exit 0
pg_ctl --mode=fast --wait stop
