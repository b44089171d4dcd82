import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio } from './Radio';

const meta = {
  title: 'Fields/Radio',
  component: Radio,
  args: { name: 'shipping', value: 'delivery', label: 'Delivery' },
} satisfies Meta<typeof Radio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Chosen: Story = { args: { defaultChecked: true } };
export const Boxed: Story = {
  args: { isBoxed: true, defaultChecked: true, aside: '79,00', description: 'To the kerb' },
};
export const LongWords: Story = {
  args: { isBoxed: true, label: 'Selbstabholung im Sägewerk', aside: 'kostenlos', description: 'Nach Vereinbarung' },
};
export const Disabled: Story = { args: { isBoxed: true, disabled: true, aside: '–' } };
