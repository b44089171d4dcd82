import { render, screen } from '@testing-library/react';
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

  it('goes on and back by what is in view', async () => {
    render(slider);
    const list = screen.getByRole('list');
    const scrollBy = vi.fn();
    Object.assign(list, { scrollBy });
    Object.defineProperty(list, 'clientWidth', { value: 1000 });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(scrollBy.mock.calls).toEqual([[{ left: 900 }], [{ left: -900 }]]);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(slider);
    await expectNoAxeViolations();
  });
});
