import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Inline } from './Inline';

describe('Inline', () => {
  it('keeps the element that it is given', () => {
    render(
      <Inline as="ul">
        <li>Larch</li>
      </Inline>,
    );
    expect(screen.getByRole('list').tagName).toBe('UL');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Inline>Larch</Inline>);
    await expectNoAxeViolations();
  });
});
