import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../Picture/Picture';
import { ArticleCard } from './ArticleCard';

const meta = {
  title: 'Cards/ArticleCard',
  component: ArticleCard,
  args: {
    href: '#article',
    name: 'How far apart do joists stand?',
    meta: '12 Nov 2026, 4 minutes',
    children: 'What a board carries depends on its thickness.',
    picture: (
      <Picture
        alt=""
        color="#D9A066"
        height={300}
        ratio="4 / 3"
        src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E"
        width={400}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 437 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArticleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Wide: Story = { args: { isWide: true }, decorators: [(Story) => <Story />] };
