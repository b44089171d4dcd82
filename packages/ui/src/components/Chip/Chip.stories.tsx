import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './Chip';

const meta = {
  title: 'Navigation/Chip',
  component: Chip,
  args: { href: '#without', removeLabel: 'Remove 28–40 mm', children: '28–40 mm' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Removable: Story = {};
export const Plain: Story = { args: { removeLabel: undefined, children: 'Terrace' } };
export const Current: Story = { args: { removeLabel: undefined, isCurrent: true, children: 'All' } };
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
