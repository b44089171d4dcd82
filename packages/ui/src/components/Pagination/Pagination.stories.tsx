import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Pages',
    page: 1,
    pageCount: 7,
    href: (page: number) => `#page-${page}`,
    previousLabel: 'Back',
    nextLabel: 'Next',
    pageLabel: (page: number) => `Page ${page}`,
    summary: '1–18 of 115 products',
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const InTheMiddle: Story = { args: { page: 8, pageCount: 20 } };
export const LastPage: Story = { args: { page: 7 } };
export const OnePage: Story = { args: { pageCount: 1, summary: '4 of 4 products' } };
