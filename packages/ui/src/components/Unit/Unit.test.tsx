import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Unit } from './Unit';

describe('Unit', () => {
  it('never wraps away from its number', () => {
    const { container } = render(
      <p>
        145<Unit>mm</Unit>
      </p>,
    );
    expect(container.textContent).toBe('145\u00a0mm');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Unit>mm</Unit>);
    await expectNoAxeViolations();
  });
});
