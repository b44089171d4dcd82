/** A product that is chosen to be compared, remembered on the device. */
export interface ChosenProduct {
  readonly id: number;
  readonly name: string;
}

/** Side by side, more columns than these can't be read. */
export const MOST_COMPARED = 4;
const KEY = 'compare';
const CHANGE_EVENT = 'compare-change';
const NONE: readonly ChosenProduct[] = [];

let last: { readonly text: string | null; readonly chosen: readonly ChosenProduct[] } = { text: null, chosen: NONE };

/** What is chosen on this device; the same array until it changes. Where storage is closed, nothing is remembered. */
export function readChosen(): readonly ChosenProduct[] {
  const text = stored();
  if (text !== last.text) last = { text, chosen: parseChosen(text) };
  return last.chosen;
}

/** Reads what was written, or what somebody else has made of it. */
export function parseChosen(text: string | null): readonly ChosenProduct[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isChosen).slice(0, MOST_COMPARED) : NONE;
  } catch {
    return NONE;
  }
}

function isChosen(value: unknown): value is ChosenProduct {
  const { id, name } = (value ?? {}) as Partial<ChosenProduct>;
  return Number.isInteger(id) && typeof name === 'string';
}

/** Remembers a choice, here and in other tabs. */
export function writeChosen(chosen: readonly ChosenProduct[]): void {
  try {
    if (chosen.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Private windows may refuse; the form still compares what is chosen on the page.
  }
  dispatchEvent(new Event(CHANGE_EVENT));
}

/** Calls back when a choice changes in this tab or another. */
export function onChosenChange(callback: () => void): () => void {
  addEventListener(CHANGE_EVENT, callback);
  addEventListener('storage', callback);
  addEventListener('pageshow', callback);
  return () => {
    removeEventListener(CHANGE_EVENT, callback);
    removeEventListener('storage', callback);
    removeEventListener('pageshow', callback);
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
