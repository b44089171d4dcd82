import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Steps } from './Steps';

const steps = [
  { label: 'Cart', href: '/cart' },
  { label: 'Address', href: '/address' },
  { label: 'Payment method', href: '/payment' },
  { label: 'Confirm' },
  { label: 'Ready' },
];

describe('Steps', () => {
  it('shows all steps in order with the current one marked (CO-01)', () => {
    render(<Steps doneLabel="Done:" label="Steps" steps={steps} current={1} />);
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Done: 1Cart',
      '2Address',
      '3Payment method',
      '4Confirm',
      '5Ready',
    ]);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null]);
  });
  it('links only to steps that are done', () => {
    render(<Steps doneLabel="Done:" label="Steps" steps={steps} current={2} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Cart', 'Address']);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Steps doneLabel="Done:" label="Steps" steps={steps} current={1} />);
    await expectNoAxeViolations();
  });
});
