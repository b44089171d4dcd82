import type { Meta, StoryObj } from '@storybook/react-vite';
import { VideoPlayer } from './VideoPlayer';

const meta = {
  title: 'Content/VideoPlayer',
  component: VideoPlayer,
  args: {
    href: '#film',
    player: 'about:blank',
    title: 'Oiling a deck',
    label: 'Play: Oiling a deck (Sample)',
  },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNote: Story = { args: { note: 'Pressing the picture loads the player from Sample.' } };
export const WithoutPlayer: Story = { args: { player: undefined, label: 'Watch on Sample: Oiling a deck' } };
