import type { Locale } from '@geven/timber';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailPreview } from '../shared/testing/MailPreview';
import { newsletterMessage, sampleSubscription } from '../shared/testing/sample-subscription';
import { confirmNewsletter } from './confirm-newsletter';

const meta = {
  title: 'Mails/Confirm newsletter',
  parameters: { controls: { disable: true } },
  render: (_, { loaded: { message } }) => <MailPreview message={message} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const mailIn = (locale: Locale): Story => ({
  loaders: [
    async () => ({ message: await newsletterMessage(confirmNewsletter, sampleSubscription(locale, 'pending')) }),
  ],
});

export const Dutch: Story = mailIn('nl');
export const English: Story = mailIn('en');
export const German: Story = mailIn('de');
