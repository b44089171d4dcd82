import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select';

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: {
    label: 'Country',
    name: 'country',
    options: [
      { value: 'DE', label: 'Germany' },
      { value: 'NL', label: 'Netherlands' },
      { value: 'FR', label: 'France', isDisabled: true },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const WithHint: Story = { args: { description: 'The driver calls before delivery.' } };
export const Voluntary: Story = { args: { optionalLabel: 'optional' } };
export const WithError: Story = {
  args: { error: 'This field is required', description: 'The driver calls before delivery.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const WordInTheBox: Story = {
  args: {
    label: 'Sorting',
    prefix: 'Sorting',
    isLabelHidden: true,
    options: [
      { value: 'relevance', label: 'Relevance' },
      { value: 'price', label: 'Price' },
    ],
  },
};
