import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionDrawing } from '../SectionDrawing/SectionDrawing';
import { Gallery } from './Gallery';

const drawing = (scale: number) => (
  <SectionDrawing grain="#AE7A44" profile="grooved" scale={scale} thickness={25} width={145} />
);

const meta = {
  title: 'Media/Gallery',
  component: Gallery,
  args: {
    label: 'Pictures',
    slides: ['Board', 'Top side', 'Cross-section'].map((name, index) => ({
      id: `slide-${index}`,
      name,
      label: `${index + 1} of 3: ${name}`,
      content: drawing(3),
      thumbnail: drawing(0.45),
    })),
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
