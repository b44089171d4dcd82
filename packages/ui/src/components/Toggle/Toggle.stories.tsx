import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toggle } from './Toggle';

const meta = {
  title: 'Fields/Toggle',
  component: Toggle,
  args: {
    legend: 'Customer',
    name: 'customer',
    defaultValue: 'business',
    options: [
      { value: 'private', label: 'Private' },
      { value: 'business', label: 'Business' },
    ],
  },
} satisfies Meta<typeof Toggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
