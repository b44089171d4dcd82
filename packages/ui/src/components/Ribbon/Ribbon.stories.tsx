import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ribbon } from './Ribbon';

const meta = {
  title: 'Messages/Ribbon',
  component: Ribbon,
  args: { children: 'Express' },
} satisfies Meta<typeof Ribbon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'FSC 100 %' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Last stock' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Sale' } };
export const OwnColours: Story = {
  args: { colours: { background: '#1b6e3c', text: '#ffffff' }, children: 'New' },
};
