import type { Locale } from '@geven/timber';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOrder } from '../../testing/sample-order';
import { MailPreview } from '../shared/testing/MailPreview';
import { SENDER } from '../shared/testing/sample-sender';
import { vatIdChecked } from './vat-id-checked';

const meta = {
  title: 'Mails/VAT id checked',
  parameters: { controls: { disable: true } },
  render: (_, { loaded: { message } }) => <MailPreview message={message} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sources = { orders: { byId: async () => sampleOrder('nl') }, sender: SENDER } as unknown as Parameters<
  typeof vatIdChecked.message
>[1];

const mailIn = (locale: Locale, outcome: 'valid' | 'invalid'): Story => {
  const check = {
    vatId: 'NL000099998B57',
    outcome,
    checkedAt: '2026-11-25T12:00:00.000Z',
    consultationNumber: 'WAPI1',
  };
  return { loaders: [async () => ({ message: await vatIdChecked.message({ orderId: 42, check }, sources, locale) })] };
};

export const Dutch: Story = mailIn('nl', 'valid');
export const English: Story = mailIn('en', 'valid');
export const German: Story = mailIn('de', 'valid');
export const NotValid: Story = mailIn('de', 'invalid');
