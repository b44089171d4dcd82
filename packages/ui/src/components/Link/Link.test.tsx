import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Link } from './Link';

describe('Link', () => {
  it('leads to its address', () => {
    render(<Link href="/all">All categories</Link>);
    expect(screen.getByRole('link', { name: 'All categories' }).getAttribute('href')).toBe('/all');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Link href="/all">All categories</Link>);
    await expectNoAxeViolations();
  });
});
