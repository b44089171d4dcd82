import type { Meta, StoryObj } from '@storybook/react-vite';
import { Slider } from './Slider';

const meta = {
  title: 'Lists/Slider',
  component: Slider,
  args: {
    label: 'Related products',
    previousLabel: 'Previous products',
    nextLabel: 'Next products',
    children: ['Larch', 'Ipé', 'Oak', 'Douglas', 'Cumaru', 'Bangkirai'].map((name) => (
      <a href={`#${name}`} key={name}>
        {name}
      </a>
    )),
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {};
