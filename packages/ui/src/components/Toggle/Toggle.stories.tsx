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
export const LongWords: Story = {
  args: {
    legend: 'Kundenart',
    options: [
      { value: 'private', label: 'Privatperson' },
      { value: 'business', label: 'Geschäftskunde' },
      { value: 'public', label: 'Öffentliche Einrichtung' },
    ],
  },
};
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
