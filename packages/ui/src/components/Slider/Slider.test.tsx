import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Slider } from './Slider';

const slider = (
  <Slider label="Related products" nextLabel="Next" previousLabel="Previous">
    <li>
      <a href="/larch">Larch</a>
    </li>
    <li>
      <a href="/ipe">Ipé</a>
    </li>
    <li>
      <a href="/teak">Teak</a>
    </li>
  </Slider>
);

describe('Slider', () => {
  it('is a named list that the keyboard reaches, with its slides', () => {
    render(slider);
    const list = screen.getByRole('list', { name: 'Related products' });
    expect(list.tabIndex).toBe(0);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('goes on and back by what is in view, and no further than its ends', async () => {
    render(slider);
    const list = screen.getByRole('list');
    const scrollBy = vi.fn();
    Object.assign(list, { scrollBy });
    Object.defineProperties(list, { clientWidth: { value: 1000 }, scrollWidth: { value: 1900 } });
    const next = screen.getByRole('button', { name: 'Next' });
    const previous = screen.getByRole('button', { name: 'Previous' });
    expect(previous.ariaDisabled).toBe('true');
    await userEvent.click(previous);
    await userEvent.click(next);
    expect(scrollBy.mock.calls).toEqual([[{ left: 900 }]]);
    list.scrollLeft = 900;
    fireEvent.scroll(list);
    expect(next.ariaDisabled).toBe('true');
    await userEvent.click(next);
    await userEvent.click(previous);
    expect(scrollBy.mock.calls).toEqual([[{ left: 900 }], [{ left: -900 }]]);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(slider);
    await expectNoAxeViolations();
  });
});
