import { ContactPage, contactMetadata } from '@/features/contact/ContactPage';
import { contactVisit } from '@/features/contact/read-contact-visit';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: ContactPage,
  metadata: contactMetadata,
  read: () => ({ name: 'complain' as const }),
  visit: contactVisit('complain'),
});

export { generateMetadata, renderPage as default };
