import type { OrderChangeKind } from '../../domain/checkout/order-change';
import type * as Graphql from '../../generated/resolvers-types';
import type { AskedChange } from '../../ports/order-changes';

/** What is changed, in the schema's words. */
const KINDS = { reference: 'REFERENCE', cancel: 'CANCEL' } as const satisfies Record<
  OrderChangeKind,
  Graphql.OrderChangeKind
>;

/** What a change is called here. */
export const toChangeKind = (kind: Graphql.OrderChangeKind): OrderChangeKind =>
  kind === KINDS.cancel ? 'cancel' : 'reference';

/** A change that the link of a mail carries out, as the schema has it. */
export const toAskedChange = ({ orderName, change }: AskedChange): Graphql.OrderChange => ({
  orderName,
  kind: KINDS[change.kind],
  clientOrderRef: change.kind === 'reference' ? change.clientOrderRef : null,
});
