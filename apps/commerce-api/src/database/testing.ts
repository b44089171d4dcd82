import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { migrateDatabase } from './migrate';

// One per test file, so that files may run in parallel.
const TEMPLATE = `geven_template_${randomUUID().replaceAll('-', '')}`;
let template: Promise<void> | undefined;

/** A fresh, migrated and empty database on the server of TEST_DATABASE_URL, for one test file. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  template ??= createTemplate();
  await template;
  const name = `geven_test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${TEMPLATE}`);
  return { url: urlOf(name), drop: () => administer(`drop database ${name} with (force)`) };
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
