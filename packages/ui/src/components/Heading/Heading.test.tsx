import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Heading } from './Heading';

describe('Heading', () => {
  it('keeps its level whatever its size', () => {
    render(
      <Heading level={2} size="name">
        Larch
      </Heading>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Larch' })).toBeTruthy();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Heading level={1}>Larch</Heading>);
    await expectNoAxeViolations();
  });
});
