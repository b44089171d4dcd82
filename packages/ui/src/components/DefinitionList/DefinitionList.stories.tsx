import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefinitionList } from './DefinitionList';

const meta = {
  title: 'Lists/DefinitionList',
  component: DefinitionList,
  args: {
    items: [
      { term: 'Item number', details: 'DH-BAN-25145-G' },
      { term: 'Species', details: 'Bangkirai' },
      { term: 'Durability', details: '2, EN 350' },
      { term: 'Use', details: 'Terrace, jetty, balcony' },
    ],
  },
} satisfies Meta<typeof DefinitionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {};
export const TwoColumns: Story = { args: { columns: 2 } };
