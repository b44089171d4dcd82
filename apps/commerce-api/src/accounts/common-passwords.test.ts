import { expect, it } from 'vitest';
import { loadCommonPasswords } from './common-passwords';

it('are more than the 3,000 that a standard asks for, all long enough to be chosen (AU-13)', async () => {
  const common = await loadCommonPasswords();
  expect(common.size).toBeGreaterThan(15_000);
  for (const word of ['password', 'qwertyuiop', '12345678', 'iloveyou']) expect(common).toContain(word);
  expect([...common].every((word) => word.length >= 8)).toBe(true);
});
