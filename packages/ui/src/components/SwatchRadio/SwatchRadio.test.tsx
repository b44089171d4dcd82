import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { SwatchRadio } from './SwatchRadio';

describe('SwatchRadio', () => {
  it('is a radio button with its name, and what it costs as its description', () => {
    render(<SwatchRadio description="+ 0,78" label="Oiled once" name="finish" value="oiled" />);
    const radio = screen.getByRole('radio', { name: 'Oiled once', description: '+ 0,78' });
    expect(radio.getAttribute('value')).toBe('oiled');
  });

  it('is chosen by pointer and by arrow keys', async () => {
    const onChange = vi.fn();
    render(
      <>
        <SwatchRadio label="Untreated" name="finish" onChange={onChange} value="untreated" />
        <SwatchRadio label="Oiled once" name="finish" onChange={onChange} value="oiled" />
      </>,
    );
    await userEvent.click(screen.getByText('Untreated'));
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange.mock.calls.map(([{ target }]) => target.value)).toEqual(['untreated', 'oiled']);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<SwatchRadio description="+ 0,78" label="Oiled once" name="finish" swatch={<i />} value="oiled" />);
    await expectNoAxeViolations();
  });
});
