import type { Meta, StoryObj } from '@storybook/react-vite';
import { SummaryRows } from './SummaryRows';

const meta = {
  title: 'Lists/SummaryRows',
  component: SummaryRows,
  args: {
    rows: [
      { label: 'Goods, 5 items', value: '2.787,20' },
      { label: 'Over length, one piece of 7,00 m', value: '45,00', tone: 'warning' },
    ],
    total: { label: 'Total', value: '€ 2.832,20', note: 'incl. 19 % VAT' },
  },
} satisfies Meta<typeof SummaryRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTotal: Story = {};
export const LongWords: Story = {
  args: {
    rows: [
      { label: 'Warenwert, 5 Positionen', value: '2.787,20' },
      { label: 'Überlängentransportzuschlag', value: 'versandkostenfrei', tone: 'warning' },
    ],
    total: { label: 'Gesamtbetrag', value: '€ 12.832,20', note: 'einschließlich 19 % Umsatzsteuer' },
  },
};
export const WithoutDelivery: Story = {
  args: { total: { label: 'Total', labelNote: 'without delivery', value: '€ 2.832,20', note: 'incl. 19 % VAT' } },
};
export const RowsOnly: Story = { args: { total: undefined } };
