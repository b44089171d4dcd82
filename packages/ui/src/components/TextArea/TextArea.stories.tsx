import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Note for the driver', name: 'note' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const WithHint: Story = { args: { description: 'The driver calls before delivery.' } };
export const Voluntary: Story = { args: { optionalLabel: 'optional' } };
export const WithError: Story = {
  args: { error: 'This field is required', description: 'The driver calls before delivery.' },
};
export const Disabled: Story = { args: { disabled: true } };
