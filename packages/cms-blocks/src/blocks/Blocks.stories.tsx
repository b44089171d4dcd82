import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBlocks, sampleProvider } from '../sample-blocks';
import { Blocks } from './Blocks';

const meta = {
  title: 'Content/Blocks',
  component: Blocks,
  args: { provider: sampleProvider, blocks: Object.values(sampleBlocks) },
} satisfies Meta<typeof Blocks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const RichText: Story = { args: { blocks: [sampleBlocks.RichText] } };
export const Steps: Story = { args: { blocks: [sampleBlocks.Steps] } };
export const Faq: Story = { args: { blocks: [sampleBlocks.Faq] } };
export const Facts: Story = { args: { blocks: [sampleBlocks.Facts] } };
export const DataTable: Story = { args: { blocks: [sampleBlocks.DataTable] } };
export const CallToAction: Story = { args: { blocks: [sampleBlocks.CallToAction] } };
