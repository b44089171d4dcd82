import { NewsletterPage, newsletterMetadata } from '@/features/newsletter/NewsletterPage';
import { readVisit } from '@/lib/account/account-visit';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: NewsletterPage,
  metadata: newsletterMetadata,
  visit: readVisit,
});

export { generateMetadata, renderPage as default };
