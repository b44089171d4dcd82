import { ConfirmNewsletterPage, newsletterMetadata } from '@/features/newsletter/NewsletterPage';
import { NEWSLETTER_LINK } from '@/features/newsletter/newsletter-actions';
import { linkVisit } from '@/lib/account/link-visit';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: ConfirmNewsletterPage,
  metadata: newsletterMetadata,
  visit: linkVisit(NEWSLETTER_LINK),
});

export { generateMetadata, renderPage as default };
