import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from './DataTable';

interface Board {
  length: string;
  stock: string;
  price: string;
}

const meta = {
  title: 'Lists/DataTable',
  component: DataTable<Board>,
  args: {
    caption: 'Lengths in stock',
    columns: [
      { key: 'length', header: 'Length', cell: ({ length }: Board) => length, isRowHeader: true, sort: 'ascending' },
      { key: 'stock', header: 'Stock', cell: ({ stock }: Board) => stock, align: 'end' },
      { key: 'price', header: '€ each', cell: ({ price }: Board) => price, align: 'end' },
    ],
    rows: [
      { length: '1,85 m', stock: '98', price: '22,32' },
      { length: '2,15 m', stock: '162', price: '25,94' },
      { length: '2,45 m', stock: '213', price: '29,56' },
    ],
    rowKey: ({ length }: Board) => length,
    isRowMarked: ({ length }: Board) => length === '2,15 m',
  },
} satisfies Meta<typeof DataTable<Board>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Dense: Story = { args: { density: 'dense' } };
export const Scrolling: Story = { args: { onPhone: 'scroll' } };
export const WithCaption: Story = { args: { isCaptionHidden: false } };
export const Below: Story = {
  args: { below: ({ length }) => length === '2,15 m' && 'Sawn to length on request: no returns.' },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
/** Several links, which need the width of the window. */
export const PhoneOfLinks: Story = {
  args: {
    columns: [
      { key: 'length', header: 'Length', cell: ({ length }: Board) => length, isRowHeader: true },
      { key: 'stock', header: 'Sheets', cell: () => 'PDF, drawing, certificate', isBelowNameOnPhone: true },
      { key: 'price', header: '€ each', cell: ({ price }: Board) => price, align: 'end' },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
/** Values that are sentences. */
export const PhoneOfSentences: Story = {
  args: {
    onPhone: 'sentences',
    columns: [
      { key: 'length', header: 'Letters', cell: ({ length }: Board) => length, isRowHeader: true },
      { key: 'stock', header: 'Meaning', cell: ({ stock }: Board) => stock },
      { key: 'price', header: 'Found on', cell: ({ price }: Board) => price },
    ],
    rows: [
      {
        length: 'KDI',
        stock: 'Kiln-dried, then impregnated under pressure, so that the agent reaches the sapwood.',
        price: 'Pine boards, battens and posts for use class 3 and 4.',
      },
    ],
    isRowMarked: () => false,
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** A board that is sold in one length. */
export const OneRow: Story = { args: { rows: [{ length: '1,85 m', stock: '0', price: '12.345,67' }] } };
/** One that is sold in every length of 30 cm, up to a beam's. */
export const FortyFiveRows: Story = {
  args: {
    rows: Array.from({ length: 45 }, (_, index) => ({
      length: `${(1.85 + index * 0.3).toFixed(2).replace('.', ',')} m`,
      stock: `${index}`,
      price: '12.345,67',
    })),
  },
};
