import { ProductPage, productMetadata } from '@/features/product/ProductPage';
import { type ProductParams, readProductParams } from '@/features/product/product-params';

export const revalidate = 3600;
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: { params: Promise<ProductParams> }) =>
  productMetadata(readProductParams(await params));

export default async function Page({ params }: { params: Promise<ProductParams> }) {
  return <ProductPage {...readProductParams(await params)} />;
}
