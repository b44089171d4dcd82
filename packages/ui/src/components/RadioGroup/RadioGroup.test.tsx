import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describedBy } from '../../testing/described-by';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Radio } from '../Radio/Radio';
import { RadioGroup } from './RadioGroup';

describe('RadioGroup', () => {
  it('ties its error to the group (VA-11)', () => {
    render(
      <RadioGroup error="Please choose" legend="Shipping">
        <Radio label="Delivery" name="shipping" value="delivery" />
      </RadioGroup>,
    );
    const group = screen.getByRole('radiogroup', { name: 'Shipping' });
    expect(describedBy(group)).toEqual(['Please choose']);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(
      <RadioGroup legend="Shipping">
        <Radio label="Delivery" name="shipping" value="delivery" />
      </RadioGroup>,
    );
    await expectNoAxeViolations();
  });
});
