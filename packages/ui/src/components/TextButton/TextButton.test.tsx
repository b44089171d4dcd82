import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { TextButton } from './TextButton';

describe('TextButton', () => {
  it('is a button that submits nothing unless it is told to', () => {
    const onClick = vi.fn();
    render(<TextButton onClick={onClick}>Copy</TextButton>);
    const button = screen.getByRole('button', { name: 'Copy' });
    expect(button.getAttribute('type')).toBe('button');
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<TextButton size="small">Remove</TextButton>);
    await expectNoAxeViolations();
  });
});
