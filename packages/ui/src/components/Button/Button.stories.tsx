import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Add to cart' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', size: 'small', children: 'Sample' } };
export const Outline: Story = { args: { variant: 'outline' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };
export const Large: Story = { args: { size: 'large' } };
export const WithIcon: Story = { args: { icon: 'cart' } };
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = { args: { isBusy: true, isFull: true, children: 'Payment is being checked' } };
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
