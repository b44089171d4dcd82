import type { Locale } from '@geven/timber';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOrder } from '../../testing/sample-order';
import type { MailSources } from '../shared/mail-definition';
import { MailPreview } from '../shared/testing/MailPreview';
import { ORDER_LINKS, SENDER } from '../shared/testing/sample-sender';
import { paymentReminder } from './payment-reminder';

const meta = {
  title: 'Mails/Payment reminder',
  parameters: { controls: { disable: true } },
  render: (_, { loaded: { message } }) => <MailPreview message={message} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const mailIn = (locale: Locale): Story => ({
  loaders: [
    async () => {
      const orders = { byId: async () => sampleOrder(locale) };
      const sources = { orders, orderLinks: ORDER_LINKS, sender: SENDER } as unknown as MailSources;
      return { message: await paymentReminder.message({ orderId: 42, payBy: '2026-12-09' }, sources) };
    },
  ],
});

export const Dutch: Story = mailIn('nl');
export const English: Story = mailIn('en');
export const German: Story = mailIn('de');
