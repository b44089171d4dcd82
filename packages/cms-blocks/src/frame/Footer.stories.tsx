import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFooter, sampleProvider } from '../sample-blocks';
import { Footer } from './Footer';

const entry = (title: string) => ({ id: title, title, href: '#', icon: null });

const meta = {
  title: 'Content/Footer',
  component: Footer,
  args: {
    blocks: sampleFooter,
    columns: [{ title: 'Range', entries: ['Decking', 'Cladding', 'Boards', 'Beams and posts'].map(entry) }],
    legalLabel: 'Legal',
    notes: ['© 2026 Geven Holz GmbH', 'Prices incl. 19% VAT, plus delivery costs'],
    paymentLabel: 'Ways to pay',
    provider: sampleProvider,
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
/** Titles fold their columns away. */
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const LegalOnly: Story = { args: { blocks: sampleFooter.slice(-2), columns: [] } };
