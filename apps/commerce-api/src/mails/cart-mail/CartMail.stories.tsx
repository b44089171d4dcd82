import type { Locale } from '@geven/timber';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MailSources } from '../shared/mail-definition';
import { MailPreview } from '../shared/testing/MailPreview';
import { SENDER } from '../shared/testing/sample-sender';
import { cartMail } from './cart-mail';

const meta = {
  title: 'Mails/Cart',
  parameters: { controls: { disable: true } },
  render: (_, { loaded: { message } }) => <MailPreview message={message} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const LINES = [
  { variantId: 7, finishIds: [], pieces: 24, name: 'Bangkirai 25 × 145 mm, 4,85 m', gross: 140_458 },
  { variantId: 8, finishIds: [], pieces: 2, name: 'Inox A4 5 × 60 mm', gross: 7856 },
];
const sources = {
  savedCarts: { issue: async () => ({ token: 'token', lines: LINES }) },
  sender: SENDER,
} as unknown as MailSources;

const mailIn = (locale: Locale): Story => ({
  loaders: [
    async () => ({ message: await cartMail.message({ savedCartId: 1, email: 'piet@bouw.example', locale }, sources) }),
  ],
});

export const Dutch: Story = mailIn('nl');
export const English: Story = mailIn('en');
export const German: Story = mailIn('de');
