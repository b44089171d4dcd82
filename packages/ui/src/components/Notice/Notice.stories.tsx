import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './Notice';

const meta = {
  title: 'Messages/Notice',
  component: Notice,
  args: { tone: 'danger', title: 'The payment failed', children: 'Try again or choose another method.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};
export const Warning: Story = { args: { tone: 'warning', title: 'Test mode' } };
export const Success: Story = { args: { tone: 'success', title: 'Saved' } };
export const Info: Story = { args: { tone: 'info', title: 'Planed to order' } };
