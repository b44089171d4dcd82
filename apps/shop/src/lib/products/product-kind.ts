interface Shaped {
  profile1?: { name: string } | null | undefined;
  colour?: { name: string } | null | undefined;
}

/** Profile and colour of a product, without what `text` already says: `Pfosten gehobelt` need not be `gehobelt` again. */
export function shapeBeyond(text: string, { profile1, colour }: Shaped): string {
  const known = text.toLowerCase();
  return [profile1?.name, colour?.name]
    .flatMap((name) => name?.split(', ') ?? [])
    .filter((part) => !known.includes(part.toLowerCase()))
    .join(', ');
}

/** `_ 90 × 90 mm, gehobelt`: what a name says behind its short form is the size and, after it, the shape. */
const BEHIND_SIZE = /^,? \d+ ?[×x] ?\d+(?: mm)?(?:, )?/;

/** What a heading leaves to say of the shape beside the size: the end of the name, then what no name says. */
export function shapeBeside({ name, short }: { name: string; short: string }, product: Shaped): string {
  const behind = name.startsWith(short) ? name.slice(short.length).replace(BEHIND_SIZE, '') : '';
  return [behind, shapeBeyond(name, product)].filter(Boolean).join(', ');
}

/** What kind of thing a product is: its family and what distinguishes it there, `Terrassendiele, einseitig gerillt`. */
export function productKind(product: Shaped & { familyName: string }): string {
  return [product.familyName, shapeBeyond(product.familyName, product)].filter(Boolean).join(', ');
}
