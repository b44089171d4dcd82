import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Container } from './Container';

describe('Container', () => {
  it('renders as the given element', () => {
    render(<Container as="main">Larch</Container>);
    expect(screen.getByRole('main').textContent).toBe('Larch');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Container>Larch</Container>);
    await expectNoAxeViolations();
  });
});
