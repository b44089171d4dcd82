import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toggletip } from './Toggletip';

const meta = {
  title: 'Feedback/Toggletip',
  component: Toggletip,
  args: { label: 'What the stock means', children: 'Pieces that lie in the yard. More can be planed to order.' },
} satisfies Meta<typeof Toggletip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
