/** Ids of products that were looked at on this device, the last one first. They never leave it but to be asked for. */
const KEY = 'recent-products';
const MOST = 12;

/** What is remembered; empty where the device keeps nothing. */
export function recentProducts(): readonly number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id) && id > 0).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function keep(ids: readonly number[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
  } catch {
    // A device that keeps nothing has no recently seen products.
  }
}

/** Remembers a product as the last one looked at. */
export const noteProduct = (id: number): void => keep([id, ...recentProducts().filter((each) => each !== id)]);

/** Forgets products that are gone. */
export const forgetProducts = (gone: readonly number[]): void =>
  keep(recentProducts().filter((id) => !gone.includes(id)));
