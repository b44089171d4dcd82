import { NewPasswordPage } from '@/features/account/password/NewPasswordPage';
import { accountMetadata } from '@/lib/account/account-metadata';
import { hasLink, readVisit } from '@/lib/account/account-visit';
import { NEW_PASSWORD_LINK } from '@/lib/account/link-cookies';
import { type PageQuery, page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: NewPasswordPage,
  metadata: accountMetadata('newPassword.title'),
  visit: async (query: PageQuery) => ({ ...(await readVisit(query)), hasLink: await hasLink(NEW_PASSWORD_LINK) }),
});

export { generateMetadata, renderPage as default };
