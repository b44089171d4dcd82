import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { typeDefs } from '../../generated/type-defs';
import { CAPABILITIES } from './capabilities';

const schema = buildSchema(typeDefs);
const calls = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}));

it('says of every call of the schema how it works with Odoo, and of no other (API-77)', () => {
  expect(Object.keys(CAPABILITIES).sort()).toEqual(calls.sort());
});

it.each(Object.entries(CAPABILITIES))('tells merchants how %s works: %s (API-77)', (call, capability) => {
  const guide = readFileSync(new URL('../../../../../docs/odoo.md', import.meta.url), 'utf8');
  const row = guide.split('\n').find((line) => line.startsWith(`| \`${call}\``));
  expect(row, 'a row in docs/odoo.md').toContain(`| ${capability} |`);
});
