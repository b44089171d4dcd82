import { expect, it } from 'vitest';
import { describeFiles } from './describe-files';
import { RANGE_FILES } from './range-files';

// `npx vitest run src/catalogue/files/describe-files.test.ts -u` writes it again.
it('the guide to import files is generated from their definitions', async () => {
  await expect(describeFiles()).toMatchFileSnapshot('../../../../../docs/guides/import-range-files.md');
});

it.each(Object.values(RANGE_FILES))('shows examples that $name would take', ({ columns }) => {
  for (const { type, example } of columns) if (example !== '') expect(() => type.read(example)).not.toThrow();
});
