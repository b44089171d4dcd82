import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describedBy } from '../../testing/described-by';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Checkbox } from './Checkbox';

describe('Checkbox', () => {
  it('ties its error to the box (VA-11)', () => {
    render(<Checkbox error="Please accept" label="I accept the terms" />);
    const box = screen.getByRole('checkbox', { name: 'I accept the terms' });
    expect(describedBy(box)).toEqual(['Please accept']);
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Checkbox count={13} description="Hint" label="Larch" />);
    await expectNoAxeViolations();
  });
});
