import { expect, it } from 'vitest';
import { scriptsOf } from './page-weight.ts';

it('finds each script that a page loads at once, without those for old browsers', () => {
  const html =
    '<script src="/a.js" async=""></script><script>inline()</script><script src="/old.js" noModule=""></script><script async src="/a.js"></script><script src="/b.js"></script>';
  expect(scriptsOf(html)).toEqual(['/a.js', '/b.js']);
});
