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
export const Hero: Story = { args: { blocks: [sampleBlocks.Hero] } };
export const Picture: Story = { args: { blocks: [sampleBlocks.Picture] } };
export const Gallery: Story = { args: { blocks: [sampleBlocks.Gallery] } };
export const Video: Story = { args: { blocks: [sampleBlocks.Video] } };
export const Downloads: Story = { args: { blocks: [sampleBlocks.Downloads] } };
export const ContactTiles: Story = { args: { blocks: [sampleBlocks.ContactTiles] } };
export const Score: Story = { args: { blocks: [sampleBlocks.Score] } };
/** To one scale, with figures that stay readable on a phone. */
export const Drawings: Story = {
  args: {
    blocks: [
      sampleBlocks.JoistDrawing,
      { ...sampleBlocks.JoistDrawing, _uid: 'thick', thickness: '45', spacing: '700', title: 'A board of 45 mm' },
      sampleBlocks.DeckEdgeDrawing,
      sampleBlocks.CavityDrawing,
      sampleBlocks.CoverDrawing,
      sampleBlocks.MovementDrawing,
      sampleBlocks.AccessDrawing,
      sampleBlocks.EndGrainDrawing,
    ],
  },
};
