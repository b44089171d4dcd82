import { LOCALES } from '@geven/timber';
import { expect, it } from 'vitest';
import { SENDER } from '../shared/testing/sample-sender';
import { accountDeleted } from './account-deleted';

const SUBJECTS = {
  nl: 'Uw account bij Geven is verwijderd',
  en: 'Your account at Geven has been deleted',
  de: 'Ihr Konto bei Geven ist gelöscht',
};

it.each(LOCALES)(
  'the mail account-deleted says what is gone and kept, to an address alone (%s) (LG-07)',
  async (locale) => {
    const data = { email: 'anna@example.nl', locale, requestId: 'request' };
    const { subject, text, html, to, ...mail } = await accountDeleted.message(data, { sender: SENDER });
    expect({ to, locale: mail.locale, subject }).toEqual({
      to: { name: '', email: 'anna@example.nl' },
      locale,
      subject: SUBJECTS[locale],
    });
    expect(html).toContain(`lang="${locale}"`);
    expect(text).toContain('Geven Holz GmbH');
  },
);
