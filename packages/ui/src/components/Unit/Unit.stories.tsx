import type { Meta, StoryObj } from '@storybook/react-vite';
import { Unit } from './Unit';

const meta = {
  title: 'Text/Unit',
  component: Unit,
  args: { children: 'mm' },
} satisfies Meta<typeof Unit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AfterANumber: Story = {
  render: (args) => (
    <span>
      145
      <Unit {...args} />
    </span>
  ),
};
