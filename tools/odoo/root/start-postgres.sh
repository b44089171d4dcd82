#!/bin/sh
# Starts the lab's own PostgreSQL, creating its cluster first if there is none: start-postgres.sh <lab folder>
# It has no port, only a socket file inside the root folder, and so needs no password.
set -eu
root=$1/root
data=/var/lib/postgresql/odoo
in_root() { "$(dirname "$0")/in-root.sh" "$root" "$@"; }
bin=/usr/lib/postgresql/17/bin

if [ ! -e "$root$data/PG_VERSION" ]; then
  in_root postgres rm -rf $data.unfinished
  # C.UTF-8 sorts by bytes and still knows that Ö and ö are one letter; Odoo's searches need that.
  in_root postgres $bin/initdb --pgdata=$data.unfinished --username=odoo --auth=trust --encoding=UTF8 --locale=C.UTF-8
  # A lab may lose its last seconds when the machine dies, and is twice as quick for it.
  cat >> "$root$data.unfinished/postgresql.conf" <<END
listen_addresses = ''
unix_socket_directories = '/run/postgresql'
shared_buffers = 256MB
work_mem = 16MB
fsync = off
synchronous_commit = off
full_page_writes = off
END
  in_root postgres mv $data.unfinished $data
fi

in_root root install -d -o postgres -g postgres -m 755 /run/postgresql
in_root postgres $bin/pg_ctl --pgdata=$data status > /dev/null ||
  in_root postgres $bin/pg_ctl --pgdata=$data --log=/var/log/postgresql/odoo.log --wait start
