import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from './Meter';

const meta = {
  title: 'Numbers/Meter',
  component: Meter,
  args: { value: 4, max: 10, label: 'Size of the files', valueText: '4 of 10 MB' },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Used: Story = {};
export const TooMuch: Story = { args: { value: 12, valueText: '12 of 10 MB' } };
