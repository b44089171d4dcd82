import type { Locale } from '@geven/timber';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleInvoice } from '../../invoices/testing/sample-invoice';
import type { MailSources } from '../shared/mail-definition';
import { MailPreview } from '../shared/testing/MailPreview';
import { ORDER_LINKS, SENDER } from '../shared/testing/sample-sender';
import { invoice } from './invoice';

const meta = {
  title: 'Mails/Invoice',
  parameters: { controls: { disable: true } },
  render: (_, { loaded: { message } }) => <MailPreview message={message} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const mailIn = (locale: Locale): Story => ({
  loaders: [
    async () => {
      const invoices = {
        byId: async () => sampleInvoice({ locale }),
        billingEmail: async () => null,
        readFile: async () => new Uint8Array(),
      };
      const sources = { invoices, orderLinks: ORDER_LINKS, sender: SENDER } as unknown as MailSources;
      return { message: await invoice.message({ invoiceId: 7 }, sources) };
    },
  ],
});

export const Dutch: Story = mailIn('nl');
export const English: Story = mailIn('en');
export const German: Story = mailIn('de');
