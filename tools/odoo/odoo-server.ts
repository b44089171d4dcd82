import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { birthOf } from '../processes/birth-of.mjs';
import { isHealthy } from '../processes/is-healthy.ts';
import { lastLines } from '../processes/last-lines.ts';
import { isPortFree } from '../processes/ports.ts';
import { signalGroup } from '../processes/process-group.ts';
import type { Lab } from './lab.ts';
import { inRoot, runInRoot } from './run-script.ts';

/** The user of Debian's package, inside the root folder. */
const USER = 'odoo';
const CONFIG = '/etc/odoo/geven.conf';
/** Odoo's second server, for its live chat and the like, runs beside the workers on a port of its own. */
const EVENT_PORT_DISTANCE = 3;
/** Maximum waits for a start and for a peaceful end, ms. */
const START = 120_000;
const PEACE = 30_000;

/** Writes Odoo's configuration for this lab; an Odoo that runs with another one is ended. */
export async function configureOdoo(lab: Lab): Promise<void> {
  const file = join(lab.root, CONFIG);
  // Loading a chart of accounts or many products takes longer than Odoo's usual minute: hence the time limits.
  const text = `[options]
db_host = /run/postgresql
db_user = odoo
db_name = ${lab.database}
dbfilter = ^${lab.database}$
list_db = False
data_dir = /var/lib/odoo
server_wide_modules = base,rpc,web
http_interface = 127.0.0.1
http_port = ${lab.port}
gevent_port = ${lab.port + EVENT_PORT_DISTANCE}
workers = ${lab.workers}
max_cron_threads = 1
limit_time_cpu = 600
limit_time_real = 1200
`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  await stopOdoo(lab);
  writeFileSync(file, text);
}

/** Creates the database if there is none, and installs modules in it. No server may run meanwhile. */
export async function installModules(lab: Lab, modules: string[]): Promise<void> {
  const args = ['--workers=0', '--no-http', '--stop-after-init', '--load-language=en_US,nl_NL,de_DE'];
  await runInRoot(lab, USER, ['odoo', '-c', CONFIG, ...args, '-i', modules.join(',')], 'install-modules');
}

/** Starts Odoo in the background, unless it runs, and waits until it answers. */
export async function startOdoo(lab: Lab): Promise<void> {
  const log = join(lab.folder, 'log', 'odoo.log');
  if (odooPid(lab) === undefined) {
    if (!(await isPortFree(lab.port))) {
      throw new Error(`Port ${lab.port} is taken by another program; set ODOO_PORT to a free one.`);
    }
    const output = openSync(log, 'a');
    const child = spawn('sh', inRoot(lab, USER, ['odoo', '-c', CONFIG]), {
      detached: true,
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    child.unref();
    writeFileSync(pidFile(lab), JSON.stringify({ pid: child.pid, birth: birthOf(child.pid ?? 0) }));
  }
  for (const begin = Date.now(); !(await isHealthy(`${lab.url}/web/health`)); await delay(200)) {
    if (odooPid(lab) !== undefined && Date.now() - begin < START) continue;
    throw new Error(`Odoo does not start. The end of ${log}:\n${lastLines(log, 15)}`);
  }
}

/** Ends Odoo in peace, or by force when it takes too long. */
export async function stopOdoo(lab: Lab): Promise<void> {
  const pid = odooPid(lab);
  if (pid === undefined) return;
  process.kill(pid, 'SIGTERM');
  for (const begin = Date.now(); odooPid(lab) !== undefined && Date.now() - begin < PEACE; ) await delay(100);
  signalGroup(pid, 'SIGKILL');
  rmSync(pidFile(lab), { force: true });
}

/** The process of this lab's Odoo; a later process that got its number does not count. */
export function odooPid(lab: Lab): number | undefined {
  if (!existsSync(pidFile(lab))) return undefined;
  const { pid, birth } = JSON.parse(readFileSync(pidFile(lab), 'utf8')) as { pid: number; birth?: string };
  return birth !== undefined && birthOf(pid) === birth ? pid : undefined;
}

function pidFile(lab: Lab): string {
  return join(lab.folder, 'odoo.pid');
}
