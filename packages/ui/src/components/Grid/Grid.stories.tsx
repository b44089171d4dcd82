import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../TextField/TextField';
import { Grid, GridCell } from './Grid';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { columns: 3, children: [<p key="a">Larch</p>, <p key="b">Douglas</p>, <p key="c">Oak</p>] },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = { args: { columns: { base: 1, md: 3 } } };
export const TwelveColumns: Story = {
  args: {
    columns: 12,
    gap: 4,
    children: [
      <GridCell key="postcode" span={4}>
        <TextField label="Postcode" />
      </GridCell>,
      <GridCell key="city" span={8}>
        <TextField label="City" />
      </GridCell>,
    ],
  },
};
