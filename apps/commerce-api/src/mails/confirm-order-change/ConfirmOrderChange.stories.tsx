import type { Locale } from '@geven/timber';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailPreview } from '../shared/testing/MailPreview';
import { confirmOrderChange } from './confirm-order-change';
import { changeSources } from './testing/change-sources';

const meta = {
  title: 'Mails/Confirm order change',
  parameters: { controls: { disable: true } },
  render: (_, { loaded: { message } }) => <MailPreview message={message} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const mailIn = (locale: Locale): Story => ({
  loaders: [
    async () => ({
      message: await confirmOrderChange.message({ changeId: 7 }, changeSources(locale, { kind: 'cancel' })),
    }),
  ],
});

export const Dutch: Story = mailIn('nl');
export const English: Story = mailIn('en');
export const German: Story = mailIn('de');
