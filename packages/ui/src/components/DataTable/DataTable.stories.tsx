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
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
