import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './Picture';

const board =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 300 120%22%3E%3Crect width=%22300%22 height=%22120%22 fill=%22%23D9A066%22/%3E%3C/svg%3E';

const meta = {
  title: 'Drawings/Picture',
  component: Picture,
  args: { src: board, width: 300, height: 120, alt: 'Board of larch', color: '#D9A066' },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cropped: Story = { args: { ratio: '4 / 3' } };
