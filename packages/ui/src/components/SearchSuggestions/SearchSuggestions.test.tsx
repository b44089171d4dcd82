import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { SearchField } from '../SearchField/SearchField';
import { SearchSuggestions, Suggestion, SuggestionAction, SuggestionGroup, SuggestionRow } from './SearchSuggestions';

const pressed = vi.fn();
const removed = vi.fn();

const LIST = [
  <Suggestion href="#all" key="all" onClick={() => pressed('all')} variant="head">
    Show all 12
  </Suggestion>,
  <SuggestionGroup key="products" label="Products">
    <Suggestion href="#larch" onClick={() => pressed('larch')}>
      Larch
    </Suggestion>
    <Suggestion href="#oak" onClick={() => pressed('oak')}>
      Oak
    </Suggestion>
  </SuggestionGroup>,
];

const GRID = [
  <SuggestionRow href="#1" key="1" onRemove={() => removed('decking')} removeLabel="Remove decking">
    decking
  </SuggestionRow>,
  <SuggestionRow href="#2" key="2" onRemove={() => removed('beams')} removeLabel="Remove beams">
    beams
  </SuggestionRow>,
  <SuggestionAction key="all" onPress={() => removed('all')}>
    Remove all
  </SuggestionAction>,
];

function Form({ isGrid = false, onSubmit }: { isGrid?: boolean; onSubmit?: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setInput(form.current?.querySelector('input') ?? null), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
      ref={form}
    >
      <SearchField buttonLabel="Search" label="Search products" name="q" />
      {input && (
        <SearchSuggestions
          input={input}
          isOpen={isOpen}
          label="Suggestions"
          onOpenChange={setIsOpen}
          role={isGrid ? 'grid' : 'listbox'}
          status="12 products"
        >
          {isGrid ? GRID : LIST}
        </SearchSuggestions>
      )}
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search products' });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent?.trim();

describe('SearchSuggestions', () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });
  beforeEach(() => {
    pressed.mockClear();
    removed.mockClear();
  });

  it('makes the field a combobox that opens with what is typed, and says how much there is', async () => {
    render(<Form />);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.type(field(), 'la');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Suggestions' }).id);
    expect(screen.getByRole('status').textContent).toBe('12 products');
    expect(within(screen.getByRole('group', { name: 'Products' })).getAllByRole('option')).toHaveLength(2);
  });

  it('measures its field again 50 ms after the last change of the window, not on each (CN-07)', async () => {
    render(<Form />);
    await userEvent.type(field(), 'la');
    const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    vi.useFakeTimers();
    for (let step = 0; step < 5; step += 1) {
      act(() => void dispatchEvent(new Event('resize')));
      act(() => void vi.advanceTimersByTime(49));
    }
    expect(measured).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(measured).toHaveBeenCalled();
    vi.useRealTimers();
    measured.mockRestore();
  });

  it('moves through the suggestions and back to the text, which stays as it was typed', async () => {
    render(<Form />);
    await userEvent.type(field(), 'la');
    const seen = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowDown']) {
      await userEvent.keyboard(`{${key}}`);
      seen.push(active());
    }
    expect(seen).toEqual(['Show all 12', 'Larch', 'Oak', undefined, 'Oak', 'Show all 12', 'Oak', undefined]);
    expect(field().value).toBe('la');
    expect(document.activeElement).toBe(field());
  });

  it('leaves Home, End, Left and Right to the text while nothing is active', async () => {
    render(<Form />);
    await userEvent.type(field(), 'la{Home}x');
    expect(field().value).toBe('xla');
  });

  it('follows the active suggestion with Enter, and submits without one', async () => {
    const onSubmit = vi.fn();
    render(<Form onSubmit={onSubmit} />);
    await userEvent.type(field(), 'la{ArrowDown}{ArrowDown}{Enter}');
    expect(pressed.mock.calls).toEqual([['larch']]);
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field(), 'r{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('closes with Escape and keeps the text; an arrow opens it again', async () => {
    render(<Form />);
    await userEvent.type(field(), 'la{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect([field().value, active()]).toEqual(['la', undefined]);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeTruthy();
  });

  it('is left by a press elsewhere and by the tab key, and stays when the focus goes nowhere', async () => {
    render(
      <>
        <Form />
        <p>Elsewhere</p>
      </>,
    );
    await userEvent.type(field(), 'la');
    act(() => field().blur());
    expect(screen.getByRole('listbox')).toBeTruthy();
    await userEvent.click(field());
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(field());
    expect(screen.getByRole('listbox')).toBeTruthy();
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('keeps the focus in the field while a suggestion is pressed', async () => {
    render(<Form />);
    await userEvent.type(field(), 'la');
    await userEvent.click(screen.getByRole('option', { name: 'Oak' }));
    expect(pressed.mock.calls).toEqual([['oak']]);
    expect(document.activeElement).toBe(field());
  });

  it('moves through a grid: down by rows, right to what a row can do', async () => {
    render(<Form isGrid />);
    await userEvent.click(field());
    expect(field().getAttribute('aria-haspopup')).toBe('grid');
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByText('Suggestions').tagName).toBe('CAPTION');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.innerHTML).toContain(
      'Remove beams',
    );
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(removed.mock.calls).toEqual([['beams'], ['all']]);
  });

  it('has no accessibility violations, closed, open and active, as list and as grid (DC-03)', async () => {
    for (const isGrid of [false, true]) {
      const { unmount } = render(<Form isGrid={isGrid} />);
      await expectNoAxeViolations();
      await userEvent.type(field(), 'la{ArrowDown}');
      await expectNoAxeViolations();
      unmount();
    }
  });
});
