import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Breadcrumbs } from './Breadcrumbs';

const items = [{ label: 'Products', href: '/products' }, { label: 'Decking' }];

describe('Breadcrumbs', () => {
  it('links to all pages but the current one', () => {
    render(<Breadcrumbs homeHref="/" homeLabel="Home" items={items} label="You are here" />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/products']);
    expect(screen.getByText('Decking').getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Breadcrumbs homeHref="/" homeLabel="Home" items={items} label="You are here" />);
    await expectNoAxeViolations();
  });
});
