import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PlacedOrder } from '../../domain/checkout/placed-order';
import { sampleOrder } from '../../testing/sample-order';
import { MailPreview } from '../shared/testing/MailPreview';
import { GOODS } from '../shared/testing/sample-goods';
import { LEGAL_TEXTS, SENDER, sampleOrderAddress } from '../shared/testing/sample-sender';
import { confirmationMessage } from './order-confirmation';
import { EVERY_KIND } from './testing/sample-lines';

const meta = {
  title: 'Mails/Order confirmation',
  parameters: { controls: { disable: true } },
  render: (_, { loaded: { message } }) => <MailPreview message={message} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order on paper is a file beside the mail. */
const SHOP = { sender: SENDER, goods: GOODS, writeSheet: async () => new Uint8Array() };

const mailOf = (placed: PlacedOrder): Story => ({
  loaders: [
    async () => {
      const link = sampleOrderAddress(placed.locale);
      return { message: await confirmationMessage(placed, LEGAL_TEXTS, { ...SHOP, link }) };
    },
  ],
});

const CALCULATED_AFTERWARDS = { method: 'TRUCK', price: 0, isCalculatedAfterwards: true, maximum: 19_500 } as const;

export const Dutch: Story = mailOf(sampleOrder('nl'));
export const English: Story = mailOf(sampleOrder('en'));
export const German: Story = mailOf(sampleOrder('de'));
export const EveryKindOfGoods: Story = mailOf(sampleOrder('de', { lines: EVERY_KIND }));
export const PaidByCard: Story = mailOf({ ...sampleOrder('de'), paymentKind: 'CARD', paymentState: 'done' });
export const DeliveryCalculatedAfterwards: Story = mailOf(sampleOrder('de', { freight: CALCULATED_AFTERWARDS }));
