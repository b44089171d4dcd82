import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { PiecesField } from './PiecesField';

describe('PiecesField', () => {
  it('counts up and down within its limits', async () => {
    const onValueChange = vi.fn();
    render(
      <PiecesField
        decreaseLabel="One less"
        increaseLabel="One more"
        label="Pieces"
        max={2}
        onValueChange={onValueChange}
      />,
    );
    const more = screen.getByRole('button', { name: 'One more' });
    await userEvent.click(more);
    await userEvent.click(more);
    expect(onValueChange.mock.calls).toEqual([[1], [2]]);
    expect(more.hasAttribute('disabled')).toBe(true);
  });
  it('rounds typed pieces up to whole packs when leaving the field', async () => {
    const onValueChange = vi.fn();
    render(
      <PiecesField
        decreaseLabel="One less"
        increaseLabel="One more"
        label="Pieces"
        onValueChange={onValueChange}
        step={5}
      />,
    );
    const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Pieces' });
    await userEvent.clear(input);
    await userEvent.type(input, '7');
    await userEvent.tab();
    expect(input.value).toBe('10');
    expect(onValueChange).toHaveBeenLastCalledWith(10);
  });
  it('shows the number that the page keeps', () => {
    const { rerender } = render(
      <PiecesField decreaseLabel="One less" increaseLabel="One more" label="Pieces" value={3} />,
    );
    rerender(<PiecesField decreaseLabel="One less" increaseLabel="One more" label="Pieces" value={8} />);
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('8');
  });
  it('is a plain number input in the HTML from the server', () => {
    const html = renderToString(
      <PiecesField decreaseLabel="One less" increaseLabel="One more" label="Pieces" defaultValue={2} name="pieces" />,
    );
    expect(html).toMatch(/<input[^>]*type="number"[^>]*name="pieces"|<input[^>]*name="pieces"[^>]*type="number"/);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<PiecesField decreaseLabel="One less" increaseLabel="One more" label="Pieces" />);
    await expectNoAxeViolations();
  });

  it('takes over what was typed before scripts ran', () => {
    const onValueChange = vi.fn();
    const field = (
      <PiecesField decreaseLabel="One less" increaseLabel="One more" label="Pieces" onValueChange={onValueChange} />
    );
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(field);
    const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Pieces' });
    input.value = '12';
    render(field, { container: page, hydrate: true });
    expect(onValueChange.mock.calls).toEqual([[12]]);
    expect(input.value).toBe('12');
  });
});
