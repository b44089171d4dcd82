import { parseArgs } from 'node:util';
import { createOdooClient } from '@geven/odoo-rpc';
import { createArgon2Passwords } from './accounts/argon2-passwords';
import { runAccountsCommand } from './accounts/commands/run-accounts-command';
import { findContact } from './backends/odoo/customers/find-contact';
import { rotateKey } from './backends/odoo/setup/rotate-key';
import { setUpOdoo } from './backends/odoo/setup/set-up-odoo';
import { runCatalogueCommand } from './catalogue/files/run-catalogue-command';
import { createDatabase } from './database/connection';
import { migrateDatabase } from './database/migrate';
import { readAccountsEnv, readCatalogueEnv, readOdooEnv } from './env';
import { openOutbox } from './outbox/outbox';

const USAGE = `commerce-api catalogue <command>

  import <folder|file> [--dry-run]    puts the range of these files in the place of the present one (docs/guides/import-range.md)
  export <folder>                     writes the present range as such files

commerce-api accounts <command>

  invite <email> [--name NAME] [--language nl|en|de]
                                      mails a link to choose a password; in Odoo, the contact with the address is the customer
  end-sessions <email>                logs a customer out everywhere
  disable <email>, enable <email>     keeps a customer out, and lets the customer in again
  load-sample                         makes two customers to try the shop with; shows their password once
  set-price-list <email> <list>       gives a customer the prices of a list of the range; standard: those of everybody

DATABASE_URL says which database.

commerce-api odoo <command>

  setup [--dry-run] [--webhook URL|off] [--new-key]
                                      checks an Odoo and makes in it what the gateway needs (an administrator's key)
  load-sample [--limit N]             loads the sample range into an empty Odoo (an administrator's key)
  rotate-key                          makes the gateway's next key (the gateway's key)

ODOO_URL, ODOO_DATABASE and ODOO_KEY say which Odoo and who asks, of accounts too where COMMERCE_BACKEND is odoo.
`;

/** Set-up and installing modules take Odoo long. */
const TIMEOUT_MS = 120_000;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    webhook: { type: 'string' },
    limit: { type: 'string' },
    'new-key': { type: 'boolean', default: false },
    name: { type: 'string' },
    language: { type: 'string' },
  },
});
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function run(): Promise<boolean> {
  const [area, command, ...words] = positionals;
  const [path] = words;
  if (area === 'catalogue') return (await catalogue(command, path)) || usage();
  if (area === 'accounts') return (await accounts(command, words)) || usage();
  if (area !== 'odoo') return usage();
  const client = () => createOdooClient({ ...readOdooEnv(), timeoutMs: TIMEOUT_MS });
  switch (command) {
    case 'setup':
      return await setUpOdoo({
        client: client(),
        webhookUrl: values.webhook ?? null,
        isDryRun: values['dry-run'],
        needsKey: values['new-key'],
        say,
      });
    case 'load-sample': {
      const { loadSample } = await import('./backends/odoo/sample/load-sample');
      const { loaded, kept } = await loadSample({ client: client(), limit: limitOf(values.limit), onProgress: say });
      say(`${loaded} products loaded, ${kept} were there`);
      return true;
    }
    case 'rotate-key':
      await rotateKey(client(), say);
      return true;
    default:
      return usage();
  }
}

async function catalogue(command: string | undefined, path: string | undefined): Promise<boolean> {
  const { databaseUrl, isInOdoo } = readCatalogueEnv();
  if (command === 'import' && isInOdoo) {
    throw new Error('The range of this shop is in Odoo: change it there, or set COMMERCE_BACKEND=embedded');
  }
  await migrateDatabase(databaseUrl);
  const database = createDatabase(databaseUrl, { max: 3 });
  try {
    return await runCatalogueCommand({ command, path, isDryRun: values['dry-run'], database, say });
  } finally {
    await database.close();
  }
}

async function accounts(command: string | undefined, words: readonly string[]): Promise<boolean> {
  const { databaseUrl, odoo } = readAccountsEnv();
  await migrateDatabase(databaseUrl);
  const database = createDatabase(databaseUrl, { max: 3 });
  // Mails are sent by the shop that is running.
  const outbox = await openOutbox({ databaseUrl, isWorker: false, onError: (error) => say(reasonOf(error)) });
  try {
    return await runAccountsCommand({
      ...{ command, words, name: values.name, language: values.language, say },
      ...{ db: database.db, clock: { now: () => new Date() }, enqueue: outbox.enqueue, hasBackend: odoo !== null },
      passwords: createArgon2Passwords(),
      findContact: async (address) => (odoo ? await findContact(createOdooClient(odoo), address) : null),
    });
  } finally {
    await outbox.stop();
    await database.close();
  }
}

/** How many products; undefined for all. */
function limitOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1) throw new Error('--limit takes a whole number above 0');
  return limit;
}

/** A failed query says in its cause why, for example that the database cannot be reached. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error ? `${message}\n${cause.message || String(cause)}` : message;
}

function usage(): boolean {
  process.stderr.write(USAGE);
  return false;
}

try {
  if (!(await run())) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
