import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProcessLine } from './ProcessLine';

const meta = {
  title: 'Navigation/ProcessLine',
  component: ProcessLine,
  args: {
    label: 'Your order',
    doneLabel: 'done',
    currentLabel: 'now',
    stations: [
      { label: 'Picking', date: '24 Nov', state: 'done' },
      { label: 'Planing', date: '25 to 27 Nov', state: 'current' },
      { label: 'Bundling', date: '30 Nov', state: 'ahead' },
    ],
  },
} satisfies Meta<typeof ProcessLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Planing: Story = {};
export const Stopped: Story = {
  args: {
    stoppedLabel: 'failed',
    stations: [
      { label: 'Cart', state: 'done' },
      { label: 'Payment', state: 'stopped' },
      { label: 'Delivery', state: 'ahead' },
    ],
  },
};
