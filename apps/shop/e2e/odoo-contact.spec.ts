import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { acceptInvitation, linkInMail } from './accounts';
import { freshEmail } from './addresses';
import { shownText } from './amounts';
import { callOdoo } from './odoo-office';
import { orderBoards } from './orders';
import { TEXTS } from './texts';

// `npm run test:odoo`: requests and readers of the newsletter, as the merchant finds them in Odoo.
test.use({ javaScriptEnabled: false, locale: 'de-DE' });

/** A mail, or the lead with a file, comes within this of sending. */
const DELIVERED_MS = 20_000;
const PICTURES = join(import.meta.dirname, '..', '..', 'commerce-api', 'pictures', 'boards');
const PHOTOGRAPH = join(PICTURES, 'larch-european-grooved.webp');
const PLAN = { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n% Terrasse 4 × 6 m\n') };

const { contact } = TEXTS.de;
const FIELDS = {
  name: 'Katrin Brandt',
  phone: '+49 40 123456',
  zip: '20457',
  message: 'Die Terrasse wird 4 × 6 m groß.',
} as const;

type File = string | typeof PLAN;

/** Sends a form of the hub as a customer, and returns the reference that the page names. */
async function send(
  page: Page,
  form: keyof typeof contact.form,
  { orderNumber, file, email }: { orderNumber?: string; file?: File; email: string },
): Promise<string> {
  await page.goto(`/contact/${form}`);
  const main = page.getByRole('main');
  for (const [name, value] of Object.entries({ ...FIELDS, email, orderNumber })) {
    const label = contact.field[name as keyof typeof contact.field];
    // A field that may stay empty says so behind its label.
    const field = main.getByLabel(new RegExp(`^${label}`));
    if (value !== undefined && (await field.count()) > 0) await field.fill(value);
  }
  if (file) await main.locator('input[type=file]').setInputFiles(file);
  await main.getByRole('button', { name: contact.send, exact: true }).click();
  await expect(main).toContainText(contact.sent.title);
  return shownText(main.getByRole('definition'));
}

interface Lead {
  readonly id: number;
  readonly tag_ids: number[];
  readonly user_id: false | [number, string];
  readonly description: string;
}

async function leadOf(reference: string): Promise<Lead> {
  let leads: Lead[] = [];
  const search = {
    domain: [['referred', '=', reference]],
    fields: ['tag_ids', 'user_id', 'description'],
  };
  await expect(async () => {
    leads = await callOdoo<Lead[]>('crm.lead', 'search_read', search);
    expect(leads).toHaveLength(1);
  }).toPass({ timeout: DELIVERED_MS });
  return leads[0] as Lead;
}

const filesOf = async ({ id }: Lead) => {
  const domain = [
    ['res_model', '=', 'crm.lead'],
    ['res_id', '=', id],
  ];
  const files = await callOdoo<{ name: string }[]>('ir.attachment', 'search_read', { domain, fields: ['name'] });
  return files.map(({ name }) => name);
};

test('a request of each form becomes one lead with its tag and its files (CF-01, CF-02, CF-03, CF-04, CF-05)', async ({
  page,
}) => {
  const email = freshEmail('anfrage');
  await acceptInvitation(page, email);
  const orderNumber = await orderBoards(page, 'de', [3]);
  const sent = {
    quote: { tag: 'Request for a quote', reference: await send(page, 'quote', { email, file: PLAN }) },
    complain: {
      tag: 'Complaint',
      reference: await send(page, 'complain', { email, orderNumber, file: PHOTOGRAPH }),
    },
    order: { tag: 'Change of an order', reference: await send(page, 'order', { email, orderNumber }) },
    callback: { tag: 'Callback or advice', reference: await send(page, 'callback', { email }) },
    other: { tag: 'General question', reference: await send(page, 'other', { email }) },
  };
  const files: Record<string, string[]> = { quote: ['Plan.pdf'], complain: ['larch-european-grooved.webp'] };
  for (const [form, { tag, reference }] of Object.entries(sent)) {
    const lead = await leadOf(reference);
    const tags = await callOdoo<{ name: string }[]>('crm.tag', 'read', { ids: lead.tag_ids, fields: ['name'] });
    expect(tags, form).toEqual([expect.objectContaining({ name: tag })]);
    expect(lead.user_id).toBe(false);
    expect(lead.description).toContain(FIELDS.message);
    // Files have a job each, after the lead's.
    await expect.poll(() => filesOf(lead), { timeout: DELIVERED_MS }).toEqual(files[form] ?? []);
  }
});

test('a reader is a contact of the mailing list once the mailed link was followed (FT-17)', async ({
  page,
  context,
  baseURL,
}) => {
  const { newsletter } = TEXTS.nl.contact;
  await context.addCookies([{ name: 'locale', value: 'nl', url: baseURL ?? '' }]);
  const email = freshEmail('nieuwsbrief');
  const subscriptions = () =>
    callOdoo<{ opt_out: boolean }[]>('mailing.subscription', 'search_read', {
      domain: [['contact_id.email_normalized', '=', email.toLowerCase()]],
      fields: ['opt_out'],
    });
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox', { name: newsletter.email }).fill(email);
  await footer.getByRole('button', { name: newsletter.submit, exact: true }).click();
  await expect(page.getByRole('main')).toContainText(newsletter.sent);
  const link = await linkInMail(email, '/newsletter/confirm');
  expect(await subscriptions()).toEqual([]);
  await page.goto(link);
  await page.getByRole('button', { name: newsletter.confirm.submit, exact: true }).click();
  await expect(page.getByRole('main')).toContainText(newsletter.confirm.done);
  await expect.poll(subscriptions, { timeout: DELIVERED_MS }).toEqual([expect.objectContaining({ opt_out: false })]);
});
