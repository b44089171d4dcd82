import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describedBy } from '../../testing/described-by';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Fieldset } from './Fieldset';

describe('Fieldset', () => {
  it('names the group and describes it', () => {
    render(
      <Fieldset description="For the delivery note" legend="Contact">
        <input aria-label="Email" />
      </Fieldset>,
    );
    expect(describedBy(screen.getByRole('group', { name: 'Contact' }))).toEqual(['For the delivery note']);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(
      <Fieldset aside={<a href="/login">Log in</a>} legend="Contact">
        <input aria-label="Email" />
      </Fieldset>,
    );
    await expectNoAxeViolations();
  });
});
