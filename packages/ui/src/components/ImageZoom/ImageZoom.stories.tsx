import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageZoom } from './ImageZoom';

const wood =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 400'%3E%3Crect width='600' height='400' fill='%23AE7A44'/%3E%3Cpath d='M0 90q300 60 600 0M0 200q300 60 600 0M0 310q300 60 600 0' stroke='%236B4423' fill='none'/%3E%3C/svg%3E";

const meta = {
  title: 'Media/ImageZoom',
  component: ImageZoom,
  args: {
    alt: 'Bangkirai, top side',
    src: wood,
    width: 600,
    height: 400,
    hint: 'Drag or use the arrow keys to move, + and − to zoom',
    zoomInLabel: 'Zoom in',
    zoomOutLabel: 'Zoom out',
  },
} satisfies Meta<typeof ImageZoom>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wood: Story = {};
/** A picture of another shape than its frame. */
export const HighInWideFrame: Story = { args: { frameRatio: 4 / 3, height: 900 } };
