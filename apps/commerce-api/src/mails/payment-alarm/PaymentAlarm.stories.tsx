import type { Locale } from '@geven/timber';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAttempt } from '../../testing/sample-attempt';
import { MailPreview } from '../shared/testing/MailPreview';
import { SENDER } from '../shared/testing/sample-sender';
import { paymentAlarm } from './payment-alarm';

const meta = {
  title: 'Mails/Payment alarm',
  parameters: { controls: { disable: true } },
  render: (_, { loaded: { message } }) => <MailPreview message={message} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sources = {
  paymentAttempts: { byReference: async () => sampleAttempt('nl') },
  sender: SENDER,
} as unknown as Parameters<typeof paymentAlarm.message>[1];

const mailIn = (locale: Locale): Story => ({
  loaders: [
    async () => ({
      message: await paymentAlarm.message({ reference: 'S107312-1', alarm: 'chargeback' }, sources, locale),
    }),
  ],
});

export const Dutch: Story = mailIn('nl');
export const English: Story = mailIn('en');
export const German: Story = mailIn('de');
