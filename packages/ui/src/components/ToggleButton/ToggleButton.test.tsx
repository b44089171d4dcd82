import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { ToggleButton } from './ToggleButton';

describe('ToggleButton', () => {
  it('says whether it is pressed', () => {
    render(
      <>
        <ToggleButton isPressed>DE</ToggleButton>
        <ToggleButton isPressed={false} type="submit">
          NL
        </ToggleButton>
      </>,
    );
    expect(screen.getByRole('button', { name: 'DE', pressed: true }).getAttribute('type')).toBe('button');
    expect(screen.getByRole('button', { name: 'NL', pressed: false }).getAttribute('type')).toBe('submit');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<ToggleButton isPressed>DE</ToggleButton>);
    await expectNoAxeViolations();
  });
});
