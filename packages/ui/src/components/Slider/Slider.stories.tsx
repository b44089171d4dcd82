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
      <li key={name}>
        <a href={`#${name}`}>{name}</a>
      </li>
    )),
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {};
