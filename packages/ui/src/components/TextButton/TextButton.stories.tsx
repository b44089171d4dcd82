import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextButton } from './TextButton';

const meta = {
  title: 'Actions/TextButton',
  component: TextButton,
  args: { children: 'Copy' },
} satisfies Meta<typeof TextButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'small', children: 'Remove' } };
