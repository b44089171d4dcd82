import type { Meta, StoryObj } from '@storybook/react-vite';
import { PopUp } from './PopUp';

const meta = {
  title: 'Feedback/PopUp',
  component: PopUp,
  args: { label: 'What the stock means', children: 'Pieces that lie in the yard. More can be planed to order.' },
} satisfies Meta<typeof PopUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
