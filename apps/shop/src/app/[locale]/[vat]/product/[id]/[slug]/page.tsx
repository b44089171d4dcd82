import { ProductPage, productMetadata } from '@/features/product/ProductPage';
import { readProductSegments } from '@/features/product/product-params';
import { page } from '@/lib/pages/page';

export const revalidate = 3600;
export const generateStaticParams = () => [];

const { generateMetadata, renderPage } = page({
  Content: ProductPage,
  metadata: productMetadata,
  read: readProductSegments,
});

export { generateMetadata, renderPage as default };
