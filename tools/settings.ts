import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The repository's root folder. */
export const ROOT = dirname(import.meta.dirname);

/** What the tools read from the environment (see .env.example); tools/odoo reads its own. */
export interface Settings {
  ports: Ports;
  /** Absolute; holds the database, logs and lock file. */
  dataDir: string;
  /** Set when the user brings an own PostgreSQL; then none is started. */
  databaseUrl: string | undefined;
}

export interface Ports {
  shop: number;
  api: number;
  sandbox: number;
  smtp: number;
  database: number;
}

/** The variable that changes each port, named in messages. */
export const PORT_VARIABLES: Record<keyof Ports, string> = {
  shop: 'SHOP_PORT',
  api: 'API_PORT',
  sandbox: 'SANDBOX_PORT',
  smtp: 'SMTP_PORT',
  database: 'DATABASE_PORT',
};

const DEFAULT_PORTS: Ports = { shop: 3000, api: 4000, sandbox: 4100, smtp: 4125, database: 4432 };

/** Reads the settings; variables that are set win over the root's `.env` file. */
export function readSettings(): Settings {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const port = (name: keyof Ports): number => readPort(PORT_VARIABLES[name], DEFAULT_PORTS[name]);
  return {
    ports: {
      shop: port('shop'),
      api: port('api'),
      sandbox: port('sandbox'),
      smtp: port('smtp'),
      database: port('database'),
    },
    dataDir: resolve(ROOT, process.env.DATA_DIR || '.data'),
    databaseUrl: process.env.DATABASE_URL || undefined,
  };
}

function readPort(variable: string, fallback: number): number {
  const text = process.env[variable];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${variable} must be a port number between 1 and 65535, but is "${text}".`);
  }
  return port;
}
