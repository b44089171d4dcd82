import { orderDocument } from '@/lib/account/order-document';

export const dynamic = 'force-dynamic';

/** Documents of an order, for its customer and for whoever has its link. */
export const GET = orderDocument;
