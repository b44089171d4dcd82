import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    homeLabel: 'Home',
    homeHref: '#home',
    items: [
      { label: 'Products', href: '#products' },
      { label: 'Decking', href: '#decking' },
      { label: 'Bangkirai 25 × 145' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
