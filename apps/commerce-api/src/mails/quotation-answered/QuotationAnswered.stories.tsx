import type { Locale } from '@geven/timber';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailPreview } from '../shared/testing/MailPreview';
import { quotationAnswered } from './quotation-answered';
import { answeredSources } from './testing/answered-sources';

const meta = {
  title: 'Mails/Quotation answered',
  parameters: { controls: { disable: true } },
  render: (_, { loaded: { message } }) => <MailPreview message={message} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const mailIn = (locale: Locale): Story => ({
  loaders: [async () => ({ message: await quotationAnswered.message({ quotationId: 9 }, answeredSources(locale)) })],
});

export const Dutch: Story = mailIn('nl');
export const English: Story = mailIn('en');
export const German: Story = mailIn('de');
