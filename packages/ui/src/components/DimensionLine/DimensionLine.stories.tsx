import type { Meta, StoryObj } from '@storybook/react-vite';
import { DimensionLine } from './DimensionLine';

const meta = {
  title: 'Drawings/DimensionLine',
  component: DimensionLine,
  args: { children: '145 mm' },
} satisfies Meta<typeof DimensionLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {};
export const Vertical: Story = {
  args: { orientation: 'vertical', children: '25' },
  decorators: [
    (Story) => (
      <div style={{ height: 40 }}>
        <Story />
      </div>
    ),
  ],
};
