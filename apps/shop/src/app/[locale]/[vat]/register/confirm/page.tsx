import { ConfirmEmailPage } from '@/features/account/confirm/ConfirmEmailPage';
import { accountMetadata } from '@/lib/account/account-metadata';
import { customerVisit, hasLink, type Visited } from '@/lib/account/account-visit';
import { CONFIRM_EMAIL_LINK } from '@/lib/account/link-cookies';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: ConfirmEmailPage,
  metadata: accountMetadata('confirm.title'),
  visit: async (...visited: Visited) => ({
    ...(await customerVisit('confirmEmail')(...visited)),
    hasLink: await hasLink(CONFIRM_EMAIL_LINK),
  }),
});

export { generateMetadata, renderPage as default };
