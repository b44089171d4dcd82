import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stars } from './Stars';

const meta = {
  title: 'Numbers/Stars',
  component: Stars,
  args: { value: 4.5, label: '4.5 of 5' },
} satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {};
export const Full: Story = { args: { value: 5, label: '5 of 5' } };
export const None: Story = { args: { value: 0, label: '0 of 5' } };
