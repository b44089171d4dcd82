import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describedBy } from '../../testing/described-by';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { FileField } from './FileField';

describe('FileField', () => {
  it('ties its error, then its hint, to the input (VA-11)', () => {
    render(<FileField description="At most 10 MB" error="Too large" label="Drawings" />);
    expect(describedBy(screen.getByLabelText('Drawings'))).toEqual(['Too large', 'At most 10 MB']);
  });

  it('takes files by its label when its button has words of the page, which are not read twice', async () => {
    const chosen = vi.fn();
    render(<FileField buttonLabel="Choose files" label="Drawings" onChange={chosen} />);
    const input = screen.getByLabelText<HTMLInputElement>('Drawings');
    await userEvent.upload(input, new File(['x'], 'plan.pdf'));
    expect(chosen).toHaveBeenCalledTimes(1);
    expect(input.type).toBe('file');
    expect(screen.getByText('Choose files').getAttribute('aria-hidden')).toBe('true');
    await expectNoAxeViolations();
  });

  it('has its hint in the box of such a button, and words for mice that are not read', async () => {
    const props = { buttonLabel: 'Choose files', description: 'At most 10 MB', dropLabel: 'Drop files here' };
    const { container } = render(<FileField {...props} error="Too large" label="Drawings" />);
    expect(describedBy(screen.getByLabelText('Drawings'))).toEqual(['Too large', 'At most 10 MB']);
    const box = screen.getByText('Choose files').parentElement;
    expect(box?.contains(screen.getByText('At most 10 MB'))).toBe(true);
    expect(container.textContent?.match(/At most 10 MB/g)).toHaveLength(1);
    expect(screen.getByText('Drop files here').getAttribute('aria-hidden')).toBe('true');
    await expectNoAxeViolations();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<FileField label="Drawings" />);
    await expectNoAxeViolations();
  });
});
