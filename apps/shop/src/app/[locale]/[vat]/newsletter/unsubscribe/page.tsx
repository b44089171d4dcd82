import { newsletterMetadata, UnsubscribePage } from '@/features/newsletter/NewsletterPage';
import { UNSUBSCRIBE_LINK } from '@/features/newsletter/newsletter-actions';
import { linkVisit } from '@/lib/account/link-visit';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: UnsubscribePage,
  metadata: newsletterMetadata,
  visit: linkVisit(UNSUBSCRIBE_LINK),
});

export { generateMetadata, renderPage as default };
