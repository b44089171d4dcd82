import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { migrateDatabase } from './migrate';

/** PostgreSQL's code of what a role may not do. */
const INSUFFICIENT_PRIVILEGE = '42501';

// One per test file, so that files may run in parallel.
const TEMPLATE = `geven_template_${randomUUID().replaceAll('-', '')}`;
let template: Promise<void> | undefined;

/** A fresh, migrated and empty database on the server of TEST_DATABASE_URL, for one test file. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  template ??= createTemplate();
  await template;
  const name = `geven_test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${TEMPLATE}`);
  return { url: urlOf(name), drop: () => drop(name) };
}

/** Our role may end its own connections, but not PostgreSQL's autovacuum, which is done with so small a database at once. */
async function drop(name: string, patience = 40): Promise<void> {
  try {
    await administer(`drop database ${name} with (force)`);
  } catch (error) {
    const isVacuumed = (error as { code?: string }).code === INSUFFICIENT_PRIVILEGE;
    if (!isVacuumed || patience === 0) throw error;
    await wait(250);
    await drop(name, patience - 1);
  }
}

/** Never dropped: the server of a test run is thrown away afterwards. */
async function createTemplate(): Promise<void> {
  await administer(`create database ${TEMPLATE}`);
  await migrateDatabase(urlOf(TEMPLATE));
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${database}`;
  return url.href;
}

function adminUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests with `npm test`, which starts a PostgreSQL');
  return url;
}
