import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Elements of the popup that can be active; those of one row follow each other. */
const ACTIVE_ABLE = '[role="option"], td';

export interface ComboboxOptions {
  input: HTMLInputElement;
  popup: RefObject<HTMLElement | null>;
  popupId: string;
  /** Rows with several cells make a grid. */
  popupRole: 'listbox' | 'grid';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Makes an input that is already on the page a combobox (WAI-ARIA 1.2, with a list or a grid) and moves through its
 * popup by keyboard. The focus stays in the input, so that nobody loses what was typed; the active element is named by
 * `aria-activedescendant`.
 */
export function useCombobox({ input, popup, popupId, popupRole, isOpen, onOpenChange }: ComboboxOptions) {
  const [activeId, setActiveId] = useState<string | null>(null);

  useDressedInput(input, popupId);

  useLayoutEffect(() => {
    input.setAttribute('aria-expanded', String(isOpen));
    input.setAttribute('aria-haspopup', popupRole);
    if (isOpen && activeId) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
    for (const element of all(popup.current)) element.setAttribute('aria-selected', String(element.id === activeId));
  });

  const activate = (element: Element | null | undefined) => {
    setActiveId(element?.id ?? null);
    element?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const active = isOpen ? all(popup.current).find(({ id }) => id === activeId) : undefined;
    if (!isOpen && event.key === 'ArrowDown') onOpenChange(true);
    else if (isOpen && event.key === 'Escape') {
      activate(null);
      onOpenChange(false);
    } else if (active && event.key === 'Enter') pressOf(active)?.click();
    else if (isOpen && isMove(event.key, active)) activate(next(popup.current, active, event.key));
    else return;
    event.preventDefault();
  });
  const onType = useEffectEvent(() => {
    setActiveId(null);
    onOpenChange(true);
  });
  const leaveFor = useEffectEvent((target: EventTarget | null) => {
    const isInside = target instanceof Node && (popup.current?.contains(target) || input.contains(target));
    if (!isOpen || isInside) return;
    setActiveId(null);
    onOpenChange(false);
  });
  const onEnter = useEffectEvent(() => onOpenChange(true));

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    input.addEventListener('input', () => onType(), { signal });
    input.addEventListener('focus', () => onEnter(), { signal });
    // A press into the field that already has the focus opens what Escape has closed.
    input.addEventListener('pointerdown', () => onEnter(), { signal });
    // Focus that goes nowhere is a phone's keyboard being put away, or another window: both may come back.
    input.addEventListener('blur', ({ relatedTarget }) => relatedTarget && leaveFor(relatedTarget), { signal });
    document.addEventListener('pointerdown', ({ target }) => leaveFor(target), { signal });
    // A press on a suggestion must not take the focus out of the field before it is a click.
    popup.current?.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    return () => listening.abort();
  }, [input, popup]);
}

/** Gives the input its role, and takes it back when the suggestions go. A search input may not be a combobox, a text input may. */
function useDressedInput(input: HTMLInputElement, popupId: string): void {
  useLayoutEffect(() => {
    const { type, selectionStart, selectionEnd } = input;
    input.type = 'text';
    input.setSelectionRange(selectionStart, selectionEnd);
    const attributes = { role: 'combobox', 'aria-controls': popupId, 'aria-autocomplete': 'list' };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    return () => {
      input.type = type;
      const states = ['aria-expanded', 'aria-haspopup', 'aria-activedescendant'];
      for (const name of [...Object.keys(attributes), ...states]) input.removeAttribute(name);
    };
  }, [input, popupId]);
}

const all = (popup: HTMLElement | null): HTMLElement[] =>
  popup ? [...popup.querySelectorAll<HTMLElement>(ACTIVE_ABLE)] : [];

/** What Enter presses: the option itself, or what is in the cell. */
const pressOf = (element: HTMLElement): HTMLElement | null =>
  element.matches('a, button') ? element : element.querySelector<HTMLElement>('a, button');

/** Left, Right, Home and End belong to the text until an element is active. */
function isMove(key: string, active: HTMLElement | undefined): boolean {
  if (key === 'ArrowDown' || key === 'ArrowUp') return true;
  if (!active) return false;
  if (key === 'Home' || key === 'End') return true;
  return (key === 'ArrowLeft' || key === 'ArrowRight') && active.closest('tr') !== null;
}

/** Up and down go round, with the text itself between last and first. */
function next(popup: HTMLElement | null, active: HTMLElement | undefined, key: string): HTMLElement | null | undefined {
  const elements = all(popup);
  if (key === 'Home') return elements[0];
  if (key === 'End') return elements.at(-1);
  const row = active?.closest('tr');
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const cells = elements.filter((element) => row?.contains(element));
    return cells[cells.indexOf(active as HTMLElement) + (key === 'ArrowRight' ? 1 : -1)] ?? active;
  }
  // The first cell of every row; an option is a row of its own.
  const firsts = elements.filter((element) => element.matches(':first-child') || !element.closest('tr'));
  const at = active ? firsts.findIndex((first) => first === active || row?.contains(first)) : -1;
  if (key === 'ArrowDown') return firsts[at + 1] ?? null;
  return at === 0 ? null : firsts.at(at === -1 ? -1 : at - 1);
}
