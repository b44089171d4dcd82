import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailPreview } from '../shared/testing/MailPreview';
import { sampleWithdrawal, withdrawalMessage } from '../shared/testing/sample-withdrawal';
import { withdrawalNotice } from './withdrawal-notice';

const meta = {
  title: 'Mails/Withdrawal notice',
  parameters: { controls: { disable: true } },
  render: (_, { loaded: { message } }) => <MailPreview message={message} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const mailAbout = (orderId: number | null): Story => ({
  loaders: [async () => ({ message: await withdrawalMessage(withdrawalNotice, sampleWithdrawal('nl', orderId)) })],
});

export const KnownOrder: Story = mailAbout(5);
export const UnknownOrder: Story = mailAbout(null);
