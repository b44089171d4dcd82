import { cookies } from 'next/headers';
import { ProductPage, productMetadata } from '../../../../../../../features/product/ProductPage';
import { type ProductParams, readProductParams } from '../../../../../../../features/product/product-params';
import { decodeFlash, FLASH_COOKIE } from '../../../../../../../lib/form-flash';

interface FormProductParams extends ProductParams {
  readonly form: string;
}

export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: { params: Promise<FormProductParams> }) =>
  productMetadata(readProductParams(await params));

/** The product page with a form that was refused: what was entered, and why it was refused. */
export default async function Page({ params }: { params: Promise<FormProductParams> }) {
  const { form, ...product } = await params;
  const flash = decodeFlash((await cookies()).get(FLASH_COOKIE)?.value, form);
  return <ProductPage {...readProductParams(product)} flash={flash ?? null} />;
}
