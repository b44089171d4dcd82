import type { Meta, StoryObj } from '@storybook/react-vite';
import { StockMark } from './StockMark';

const meta = {
  title: 'Numbers/StockMark',
  component: StockMark,
  args: { state: 'in-stock', children: '162' },
} satisfies Meta<typeof StockMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {};
export const Low: Story = { args: { state: 'low', children: '7 left' } };
export const ToOrder: Story = { args: { state: 'none', children: 'from 4 Dec' } };
export const AllStates: Story = {
  parameters: { toldApart: '[aria-hidden]' },
  render: () => (
    <>
      <StockMark state="in-stock">162</StockMark> <StockMark state="low">7 left</StockMark>{' '}
      <StockMark state="none">from 4 Dec</StockMark>
    </>
  ),
};
