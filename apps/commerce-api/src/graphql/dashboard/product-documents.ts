import type { OrderLine } from '../../domain/cart/cart';
import type * as Graphql from '../../generated/resolvers-types';

/** What goods come with: how they perform, how they are laid and looked after, what they are treated with. */
const KINDS: ReadonlySet<Graphql.DocumentKind> = new Set([
  'DECLARATION_OF_PERFORMANCE',
  'ASSEMBLY_INSTRUCTION',
  'TREATED_WOOD_INFORMATION',
]);

interface Documented {
  readonly name: string;
  readonly productDocuments: readonly Pick<Graphql.ProductDocument, 'kind' | 'name' | 'url'>[];
}

/** The documents of ordered products, each once; none of what the range no longer has. */
export function productDocuments(
  lines: readonly Pick<OrderLine, 'templateId'>[],
  find: (templateId: number) => Documented | undefined,
): Graphql.OrderProductDocument[] {
  const ids = new Set(lines.map(({ templateId }) => templateId));
  return [...ids].flatMap((id) => {
    const product = find(id);
    const documents = product?.productDocuments.filter(({ kind }) => KINDS.has(kind)) ?? [];
    return documents.map(({ kind, name, url }) => ({ kind, name, url, productName: product?.name ?? '' }));
  });
}
