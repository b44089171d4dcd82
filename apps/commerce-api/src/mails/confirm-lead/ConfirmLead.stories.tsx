import type { Locale } from '@geven/timber';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailPreview } from '../shared/testing/MailPreview';
import { leadMessage, sampleLead } from '../shared/testing/sample-lead';
import { confirmLead } from './confirm-lead';

const meta = {
  title: 'Mails/Confirm lead',
  parameters: { controls: { disable: true } },
  render: (_, { loaded: { message } }) => <MailPreview message={message} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const mailIn = (locale: Locale): Story => ({
  loaders: [async () => ({ message: await leadMessage(confirmLead, sampleLead(locale)) })],
});

export const Dutch: Story = mailIn('nl');
export const English: Story = mailIn('en');
export const German: Story = mailIn('de');
