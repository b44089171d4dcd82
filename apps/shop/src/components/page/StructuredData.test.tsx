import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StructuredData } from './StructuredData';

it('escapes texts so that structured data cannot end its script', () => {
  const { container } = render(<StructuredData data={{ name: '</script><script>alert(1)</script>' }} />);
  expect(container.querySelectorAll('script')).toHaveLength(1);
  expect(container.innerHTML).not.toContain('<script>alert');
  expect(JSON.parse(container.textContent ?? '')).toEqual({ name: '</script><script>alert(1)</script>' });
});
