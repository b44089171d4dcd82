import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../settings.ts';

/** A real Odoo on this machine: where it lies, what is in it and where it listens. */
export interface Lab {
  /** Absolute; everything that belongs to it lies below. */
  folder: string;
  /** The Debian system that Odoo and its PostgreSQL run in. */
  root: string;
  port: number;
  database: string;
  modules: string[];
  /** Processes that answer requests; 0 answers all of them in one. */
  workers: number;
  url: string;
  /** Holds the administrator's API key. */
  keyFile: string;
}

/** What the shop needs of Odoo. `rpc` is the JSON-2 API, `l10n_eu_oss` the VAT of consumers in other countries. */
const MODULES = [
  'sale_management',
  'sale_loyalty',
  'website_sale',
  'stock',
  'stock_delivery',
  'account',
  'account_edi_ubl_cii',
  'base_automation',
  'crm',
  'mass_mailing',
  'l10n_de',
  'l10n_eu_oss',
  'rpc',
  'api_doc',
];

/** Reads the settings; variables that are set win over the root's `.env` file. */
export function readLab(): Lab {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const folder = resolve(ROOT, process.env.ODOO_LAB || '/var/tmp/geven-odoo');
  const port = readCount('ODOO_PORT', 8069);
  return {
    folder,
    root: join(folder, 'root'),
    port,
    database: process.env.ODOO_DATABASE || 'geven',
    modules: [...new Set([...MODULES, ...(process.env.ODOO_MODULES ?? '').split(/[\s,]+/).filter(Boolean)])],
    workers: readCount('ODOO_WORKERS', 2),
    url: `http://127.0.0.1:${port}`,
    keyFile: join(folder, 'admin-key'),
  };
}

function readCount(variable: string, fallback: number): number {
  const text = process.env[variable];
  if (!text) return fallback;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0 || count > 65_535) {
    throw new Error(`${variable} must be a whole number up to 65535, but is "${text}".`);
  }
  return count;
}

/** Refuses where the lab cannot be made, and says what to do instead. */
export function assertLabIsPossible(): void {
  const isDebian = process.platform === 'linux' && existsSync('/etc/debian_version');
  if (isDebian && process.getuid?.() === 0) return;
  throw new Error(
    'A real Odoo can be brought up here by root on Debian only: it lives in a Debian system of its own (chroot).\n' +
      'Any Odoo 19 you can reach will do instead: set ODOO_URL, ODOO_DATABASE and ODOO_KEY (see docs/odoo.md).',
  );
}
