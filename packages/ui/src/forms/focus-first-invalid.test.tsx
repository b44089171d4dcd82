import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextField } from '../components/TextField/TextField';
import { focusFirstInvalid } from './focus-first-invalid';

describe('focusFirstInvalid', () => {
  it('focuses the first field with an error (VA-11)', () => {
    const { container } = render(
      <form>
        <TextField label="Name" />
        <TextField error="Required" label="Phone" />
        <TextField error="Required" label="City" />
      </form>,
    );
    expect(focusFirstInvalid(container)).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
  });

  it('says when there is none', () => {
    const { container } = render(<TextField label="Name" />);
    expect(focusFirstInvalid(container)).toBe(false);
  });
});
