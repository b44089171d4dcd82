import {
  ProductQuestionPage,
  productQuestionMetadata,
  readQuestionVisit,
} from '@/features/contact/ProductQuestionPage';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: ProductQuestionPage,
  metadata: productQuestionMetadata,
  visit: readQuestionVisit,
});

export { generateMetadata, renderPage as default };
