import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideNavigation } from './SideNavigation';

const meta = {
  title: 'Navigation/SideNavigation',
  component: SideNavigation,
  args: {
    label: 'Account',
    items: [
      { label: 'Overview', href: '#overview' },
      { label: 'Orders', href: '#orders', count: 3, isCurrent: true },
      { label: 'Quotes', href: '#quotes', count: 14 },
    ],
  },
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
