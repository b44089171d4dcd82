import { addToCart } from '../../../../lib/add-to-cart';
import { isSameOrigin } from '../../../../lib/same-origin';

/** The product page's form, before or without scripts. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return new Response('Requests from another site are refused', { status: 403 });
  return addToCart(await request.formData(), request.headers.get('cookie') ?? '');
}
