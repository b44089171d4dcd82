import type { ProductTemplateId } from '@geven/odoo-sdk';
import type { FormFlash } from '@/lib/forms/form-flash';
import { readFlash } from '@/lib/forms/read-flash';
import type { PageQuery } from '@/lib/pages/page';
import type { PageContext } from '@/lib/routing/page-context';
import { readSegment } from '@/lib/routing/path-segment';

type Segments = Readonly<Record<string, string>>;

/** What a product page is made from. */
export interface ProductAddress {
  readonly context: PageContext;
  readonly id: ProductTemplateId;
  readonly slug: string;
}

/** What the address says beside which product it is, and the form that came back. */
export interface ProductVisit {
  readonly query: URLSearchParams;
  readonly flash: FormFlash | undefined;
}

/** The segments of a product in the internal tree. */
export const readProductSegments = ({ id, slug = '' }: Segments): Omit<ProductAddress, 'context'> => ({
  id: Number(id) as ProductTemplateId,
  slug: readSegment(slug),
});

/** The query, which the proxy writes into the internal path. */
export async function readProductVisit(_: PageQuery, { state = '' }: Segments): Promise<ProductVisit> {
  const query = new URLSearchParams(readSegment(state));
  return { query, ...(await readFlash(Object.fromEntries(query))) };
}
