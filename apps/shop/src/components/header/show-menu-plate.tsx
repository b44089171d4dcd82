import { createRoot } from 'react-dom/client';
import type { MenuPlate as Plate } from '@/lib/menu/menu-plate';
import { MenuPlate } from './MenuPlate';

/** Fetches sizes and species of a category and shows them in an element of its menu. */
export async function showMenuPlate(element: HTMLElement, address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The menu of ${address} answers ${answer.status}`);
  const plate = (await answer.json()) as Plate;
  const { strips } = plate;
  const links = [...(element.parentElement?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];
  for (const { href, face } of strips) {
    const link = links.find((each) => each.getAttribute('href') === href);
    if (face) link?.style.setProperty('--face', `url(${face})`);
  }
  if (strips.length > 0) element.parentElement?.setAttribute('data-strips', '');
  createRoot(element).render(<MenuPlate plate={plate} />);
}
