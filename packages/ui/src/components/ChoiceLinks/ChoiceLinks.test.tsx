import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { ChoiceLinks } from './ChoiceLinks';

const items = [
  { label: 'Cards', href: '?view=cards', isCurrent: true },
  { label: 'Table', href: '?view=table', isCurrent: false },
];

describe('ChoiceLinks', () => {
  it('marks the chosen link', () => {
    render(<ChoiceLinks items={items} label="View" />);
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Cards');
    expect(screen.getByRole('navigation', { name: 'View' })).toBeTruthy();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<ChoiceLinks items={items} label="View" />);
    await expectNoAxeViolations();
  });
});
