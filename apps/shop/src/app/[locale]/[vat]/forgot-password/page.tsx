import { ForgotPasswordPage } from '@/features/account/password/ForgotPasswordPage';
import { accountMetadata } from '@/lib/account/account-metadata';
import { readVisit } from '@/lib/account/account-visit';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: ForgotPasswordPage,
  metadata: accountMetadata('forgot.title'),
  visit: readVisit,
});

export { generateMetadata, renderPage as default };
