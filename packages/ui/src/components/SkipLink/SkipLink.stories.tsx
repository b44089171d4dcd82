import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink';

const meta = {
  title: 'Actions/SkipLink',
  component: SkipLink,
  args: { href: '#content', children: 'To the content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content">Content</main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
