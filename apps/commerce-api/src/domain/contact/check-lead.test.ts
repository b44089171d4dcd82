import { describe, expect, it } from 'vitest';
import { checkLead, type LeadDraft } from './check-lead';
import { hasManyLinks, LEAD_KINDS } from './lead';

const FULL: Omit<LeadDraft, 'kind'> = {
  ...{ name: 'Katrin Brandt', companyName: 'Zimmerei Brandt', email: 'buero@zimmerei-brandt.de' },
  ...{ phone: '0221 555 01 20', zip: '50858', desiredDate: 'KW 3', project: 'Carport' },
  ...{ orderNumber: 's 107312', product: 'Larch 28 × 145', message: '12 posts' },
};
const refused = (draft: LeadDraft) =>
  checkLead(draft)
    .errors.map(({ code, params }) => `${params.field} ${code}`)
    .sort();

describe('the fields of a request', () => {
  it.each([
    ['callback', ['email', 'name', 'phone']],
    ['other', ['email', 'message', 'name']],
    ['changeOrder', ['email', 'message', 'name', 'orderNumber']],
    ['complaint', ['email', 'message', 'name', 'orderNumber']],
    ['quote', ['email', 'message', 'name', 'phone', 'zip']],
    ['info', ['email', 'message', 'name']],
    ['chat', ['description', 'email', 'phone']],
  ] as const)('are required as the form %s asks for them (CF-08) (CW-10)', (kind, fields) => {
    expect(refused({ kind })).toEqual(fields.map((field) => `${field} FIELD_REQUIRED`));
    expect(refused({ kind, ...FULL })).toEqual([]);
  });

  it('are trimmed, in one line but for the message, so that nothing gets into the head of a mail', () => {
    const { content } = checkLead({
      ...{ kind: 'other', ...FULL },
      name: ' Katrin\r\nBcc: everybody@example.com ',
      message: ' Hello \r\n\r\n\r\n\r\n there\u0000 ',
    });
    expect(content).toMatchObject({
      ...{ name: 'Katrin Bcc: everybody@example.com', message: 'Hello\n\nthere', orderNumber: 'S107312' },
    });
  });

  it.each([
    ['a@@example.com'],
    ['a@b@example.com'],
    ['a@example'],
    ['a b@example.com'],
    ['a@example.com\nBcc: b@example.com'],
  ])('have one @ and a dot in the domain in an address, and no spaces: %j (CW-12)', (email) => {
    expect(refused({ kind: 'chat', ...FULL, email })).toEqual(['email FIELD_EMAIL']);
  });

  it('have an address of 254 characters at most (CW-12)', () => {
    const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
    expect(refused({ kind: 'chat', ...FULL, email: address(254) })).toEqual([]);
    expect(refused({ kind: 'chat', ...FULL, email: address(255) })).toEqual(['email FIELD_TOO_LONG']);
  });

  it('are refused when they are too long, whatever the form', () => {
    for (const kind of LEAD_KINDS) {
      const message = 'x'.repeat(100_000);
      const field = kind === 'chat' ? 'description' : 'message';
      expect(refused({ kind, ...FULL, message, name: 'x'.repeat(101) })).toEqual(
        [`name FIELD_TOO_LONG`, `${field} FIELD_TOO_LONG`].sort(),
      );
    }
  });

  it('have a phone number that can be one', () => {
    expect(refused({ kind: 'callback', ...FULL, phone: 'call me' })).toEqual(['phone FIELD_FORMAT']);
  });
});

it('counts more than two links of a message as many', () => {
  expect(hasManyLinks('see https://a.example and www.b.example')).toBe(false);
  expect(hasManyLinks('https://a.example http://b.example WWW.c.example')).toBe(true);
});
