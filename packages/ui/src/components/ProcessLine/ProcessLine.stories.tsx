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
      { label: 'Planing', date: '25 to 27 Nov', detail: '22 pieces', state: 'current' },
      { label: 'Bundling', date: '30 Nov', detail: '831 kg', state: 'ahead' },
    ],
  },
} satisfies Meta<typeof ProcessLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Planing: Story = {};
export const Chain: Story = { args: { layout: 'chain' } };
export const ChainOnPhones: Story = { args: { layout: 'chain' }, globals: { viewport: { value: 'mobile1' } } };
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
