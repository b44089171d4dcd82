import type { Locale } from '@geven/timber';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailPreview } from '../shared/testing/MailPreview';
import { SENDER } from '../shared/testing/sample-sender';
import { accountDeleted } from './account-deleted';

const meta = {
  title: 'Mails/Account deleted',
  parameters: { controls: { disable: true } },
  render: (_, { loaded: { message } }) => <MailPreview message={message} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const mailIn = (locale: Locale): Story => ({
  loaders: [
    async () => ({
      message: await accountDeleted.message(
        { email: 'anna@example.nl', locale, requestId: 'request' },
        { sender: SENDER },
      ),
    }),
  ],
});

export const Dutch: Story = mailIn('nl');
export const English: Story = mailIn('en');
export const German: Story = mailIn('de');
