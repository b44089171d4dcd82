import { cookies } from 'next/headers';
import { ProductPage, productMetadata } from '@/features/product/ProductPage';
import { type ProductParams, readProductParams, readProductQuery } from '@/features/product/product-params';
import { decodeFlash, FLASH_COOKIE, FLASH_PARAM } from '@/lib/forms/form-flash';

interface ChosenProductParams extends ProductParams {
  readonly state: string;
}

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: { params: Promise<ChosenProductParams> }) =>
  productMetadata(readProductParams(await params));

/** The product page of one visitor: with what its address says was chosen, or a form that was refused. */
export default async function Page({ params }: { params: Promise<ChosenProductParams> }) {
  const { state, ...product } = await params;
  const query = readProductQuery(state);
  const flash = decodeFlash((await cookies()).get(FLASH_COOKIE)?.value, query.get(FLASH_PARAM) ?? undefined);
  return <ProductPage {...readProductParams(product)} flash={flash} query={query} />;
}
