import { readStored, writeStored } from './device-storage';

/** A short list that this device remembers, for `useSyncExternalStore` and for whoever changes it. */
export interface DeviceList<Item> {
  /** The same array until the list changes; empty where nothing is remembered. */
  read(): readonly Item[];
  /** Keeps as many of the first items as the list holds. */
  write(items: readonly Item[]): void;
  /** Calls back when the list changes, in this tab or another. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void;
}

export interface DeviceListOptions<Item> {
  key: string;
  /** Maximum number of items. */
  max: number;
  /** Distinguishes items from what another program, or an older shop, may have left under the key. */
  isItem: (value: unknown) => value is Item;
}

export function createDeviceList<Item>({ key, max, isItem }: DeviceListOptions<Item>): DeviceList<Item> {
  const none: readonly Item[] = [];
  /** Heard in this window; other windows hear `storage`, and one that comes back `pageshow`. */
  const changed = `${key}-change`;
  const events = [changed, 'storage', 'pageshow'];
  let last: { text: string | null; items: readonly Item[] } = { text: null, items: none };

  const parse = (text: string | null): readonly Item[] => {
    try {
      const list: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(list) ? [...new Set(list.filter(isItem))].slice(0, max) : none;
    } catch {
      return none;
    }
  };

  return {
    read() {
      const text = readStored(key);
      if (text !== last.text) last = { text, items: parse(text) };
      return last.items;
    },
    write(items) {
      writeStored(key, items.length === 0 ? null : JSON.stringify(items.slice(0, max)));
      dispatchEvent(new Event(changed));
    },
    onChange(listener) {
      for (const event of events) addEventListener(event, listener);
      return () => {
        for (const event of events) removeEventListener(event, listener);
      };
    },
  };
}
