/** What is kept until it is forgotten, or until the window closes. */
type Keeping = 'localStorage' | 'sessionStorage';

/** Reads what this device remembers; null where it remembers nothing, for example in private windows. */
export function readStored(key: string, keeping: Keeping = 'localStorage'): string | null {
  try {
    return window[keeping].getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a text on this device, or forgets it with null. Where nothing can be kept, pages work all the same. */
export function writeStored(key: string, value: string | null, keeping: Keeping = 'localStorage'): void {
  try {
    if (value === null) window[keeping].removeItem(key);
    else window[keeping].setItem(key, value);
  } catch {
    // Switched off, full or forbidden.
  }
}
