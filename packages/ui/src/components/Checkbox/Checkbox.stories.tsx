import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'I accept the terms', name: 'terms' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Chosen: Story = { args: { defaultChecked: true } };
export const WithCount: Story = { args: { label: 'European larch', count: 13 } };
export const LongWordWithCount: Story = { args: { label: 'Oberflächenbehandlung', count: '1.204' } };
export const WithError: Story = { args: { error: 'Please accept the terms' } };
export const Disabled: Story = { args: { disabled: true, count: 0 } };
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
