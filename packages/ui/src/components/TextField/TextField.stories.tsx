import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Phone', name: 'phone' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const WithHint: Story = { args: { description: 'The driver calls before delivery.' } };
export const Voluntary: Story = { args: { optionalLabel: 'optional' } };
export const WithError: Story = {
  args: { error: 'This field is required', description: 'The driver calls before delivery.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const WithUnit: Story = { args: { label: 'Length', suffix: 'm', defaultValue: '4,80' } };
export const Checked: Story = {
  args: { label: 'VAT id', defaultValue: 'DE 136 695 976', success: 'Checked on 21 Nov 2026' },
};
export const Locked: Story = {
  args: { readOnly: true, defaultValue: 'DE 136 695 976', description: 'Change by mail' },
};
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
