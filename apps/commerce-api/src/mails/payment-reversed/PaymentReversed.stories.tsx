import type { Locale } from '@geven/timber';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAttempt } from '../../testing/sample-attempt';
import type { MailSources } from '../shared/mail-definition';
import { MailPreview } from '../shared/testing/MailPreview';
import { SENDER } from '../shared/testing/sample-sender';
import { paymentReversed } from './payment-reversed';

const meta = {
  title: 'Mails/Payment reversed',
  parameters: { controls: { disable: true } },
  render: (_, { loaded: { message } }) => <MailPreview message={message} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const mailIn = (locale: Locale): Story => ({
  loaders: [
    async () => {
      const paymentAttempts = { byReference: async () => sampleAttempt(locale) };
      const sources = { paymentAttempts, sender: SENDER } as unknown as MailSources;
      return { message: await paymentReversed.message({ reference: 'S107312-1' }, sources) };
    },
  ],
});

export const Dutch: Story = mailIn('nl');
export const English: Story = mailIn('en');
export const German: Story = mailIn('de');
