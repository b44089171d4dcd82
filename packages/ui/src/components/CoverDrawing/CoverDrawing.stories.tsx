import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverDrawing } from './CoverDrawing';

const meta = {
  title: 'Drawings/CoverDrawing',
  component: CoverDrawing,
  args: {
    profile: 'grooved',
    thickness: 25,
    width: 145,
    cover: 150,
    labels: { thickness: '25', width: '145 mm', cover: 'Working width with gap 150 mm', gap: 'Gap 5 mm' },
    title: 'Cross-section: 25 × 145 mm, working width 150 mm',
  },
} satisfies Meta<typeof CoverDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decking: Story = {};
export const Cladding: Story = {
  args: {
    profile: 'channel-siding',
    thickness: 22,
    cover: 126,
    labels: { thickness: '22', width: '145 mm', cover: 'Working width 126 mm' },
  },
};
