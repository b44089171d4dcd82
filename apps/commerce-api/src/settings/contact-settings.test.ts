import { expect, it } from 'vitest';
import { contactSettings } from './contact-settings';

const read = (variables: Record<string, string>) => contactSettings.read(variables, { isPublic: false });

it('names a reader for all requests, and others for some kinds', () => {
  expect(read({})).toMatchObject({ email: null, emails: {} });
  const emails = ' quote = sales@geven.example,complaint=service@geven.example';
  expect(read({ CONTACT_EMAIL: 'desk@geven.example', CONTACT_EMAILS: emails })).toMatchObject({
    email: 'desk@geven.example',
    emails: { quote: 'sales@geven.example', complaint: 'service@geven.example' },
  });
});

it.each(['sales@geven.example', 'quotes=sales@geven.example', 'quote=sales', 'quote='])('refuses %j', (emails) => {
  expect(() => read({ CONTACT_EMAILS: emails })).toThrow(/CONTACT_EMAILS/);
});
