import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps';

const meta = {
  title: 'Navigation/Steps',
  component: Steps,
  args: {
    label: 'Steps of the order',
    doneLabel: 'Done:',
    current: 0,
    steps: [
      { label: 'Cart', href: '#cart' },
      { label: 'Address', href: '#address' },
      { label: 'Payment method', href: '#payment' },
      { label: 'Confirm', href: '#confirm' },
      { label: 'Ready' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { current: 1 } };
export const Last: Story = { args: { current: 4 } };
