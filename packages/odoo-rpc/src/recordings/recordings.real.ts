import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createJsonSender } from '../post-json';
import { REQUESTS, type RecordedRequest, type Recording } from './requests';
import { shapeOf } from './shape-of';

// `UPDATE_RECORDINGS=1 npm run test:odoo` records again.
const FILE = new URL('./odoo-19.json', import.meta.url);
const send = createJsonSender(2);

async function record({ asker, model, method, args, name }: RecordedRequest): Promise<Recording> {
  const { ODOO_URL = '', ODOO_DATABASE = '', ODOO_KEY = '' } = process.env;
  const key = asker === 'gateway' ? ODOO_KEY : 'a-key-that-nobody-has';
  const { status, body } = await send({
    url: new URL(`/json/2/${model}/${method}`, ODOO_URL),
    call: `${model}.${method}`,
    headers: { authorization: `bearer ${key}`, 'x-odoo-database': ODOO_DATABASE },
    body: args,
    timeoutMs: 10_000,
  });
  return { name, asker, model, method, args, status, body: withoutTrace(body) };
}

/** The trace of an error shows files of the machine that Odoo runs on. */
function withoutTrace(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('debug' in body)) return body;
  return { ...body, debug: '' };
}

it('the recorded answers are what this Odoo answers', async () => {
  const now: Recording[] = [];
  for (const request of REQUESTS) now.push(await record(request));
  if (process.env.UPDATE_RECORDINGS) writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
  const recorded: Recording[] = JSON.parse(readFileSync(FILE, 'utf8'));
  const facts = (recordings: Recording[]) => recordings.map(({ name, status, body }) => [name, status, shapeOf(body)]);
  expect(facts(recorded)).toEqual(facts(now));
});
