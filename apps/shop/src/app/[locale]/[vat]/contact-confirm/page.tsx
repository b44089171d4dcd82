import { ConfirmLeadPage, confirmLeadMetadata } from '@/features/contact/confirm/ConfirmLeadPage';
import { CONTACT_LINK } from '@/features/contact/confirm/confirm-lead';
import { linkVisit } from '@/lib/account/link-visit';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: ConfirmLeadPage,
  metadata: confirmLeadMetadata,
  visit: linkVisit(CONTACT_LINK),
});

export { generateMetadata, renderPage as default };
