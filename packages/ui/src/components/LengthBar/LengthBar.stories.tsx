import type { Meta, StoryObj } from '@storybook/react-vite';
import { LengthBar } from './LengthBar';

const meta = {
  title: 'Drawings/LengthBar',
  component: LengthBar,
  args: { length: 4850, longest: 4850, grain: '#AE7A44' },
} satisfies Meta<typeof LengthBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Longest: Story = {};
export const Shorter: Story = { args: { length: 1850 } };
