import type { Locale } from '@geven/timber';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailPreview } from '../shared/testing/MailPreview';
import { newsletterMessage, sampleSubscription } from '../shared/testing/sample-subscription';
import { newsletterWelcome } from './newsletter-welcome';

const meta = {
  title: 'Mails/Newsletter welcome',
  parameters: { controls: { disable: true } },
  render: (_, { loaded: { message } }) => <MailPreview message={message} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const mailIn = (locale: Locale): Story => ({
  loaders: [
    async () => ({ message: await newsletterMessage(newsletterWelcome, sampleSubscription(locale, 'subscribed')) }),
  ],
});

export const Dutch: Story = mailIn('nl');
export const English: Story = mailIn('en');
export const German: Story = mailIn('de');
