import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { describeCases } from './describe-cases';

const GUIDE = '../../docs/guides/card-payments.md';

it('the guide shows the table of cases', async () => {
  expect(await readFile(GUIDE, 'utf8')).toContain(describeCases());
});
