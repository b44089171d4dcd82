import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { SideNavigation } from './SideNavigation';

describe('SideNavigation', () => {
  it('marks the current page', () => {
    render(
      <SideNavigation items={[{ label: 'Orders', href: '/orders', count: 3, isCurrent: true }]} label="Account" />,
    );
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Orders3');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<SideNavigation items={[{ label: 'Orders', href: '/orders' }]} label="Account" />);
    await expectNoAxeViolations();
  });
});
