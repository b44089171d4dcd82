import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio } from '../Radio/Radio';
import { SwatchRadio } from '../SwatchRadio/SwatchRadio';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Shipping',
    children: [
      <Radio
        aside="79,00"
        defaultChecked
        description="1 to 12 Dec, to the kerb"
        isBoxed
        key="delivery"
        label="Delivery"
        name="shipping"
        value="delivery"
      />,
      <Radio aside="0,00" isBoxed key="pickup" label="Pick-up at the yard" name="shipping" value="pickup" />,
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Boxed: Story = {};
export const WithError: Story = { args: { error: 'Please choose one' } };
export const HiddenLegend: Story = { args: { isLegendHidden: true } };

const finishes = ['Untreated', 'Oiled once', 'Oiled twice', 'Pre-greyed', 'White', 'Black', 'Red', 'Umber', 'Charred'];

/** Nine treatments of a board. */
export const NineSwatches: Story = {
  args: {
    legend: 'Finish',
    children: finishes.map((finish) => (
      <SwatchRadio
        defaultChecked={finish === 'Untreated'}
        description="+ € 0,78 /m, 8 days longer"
        key={finish}
        label={finish}
        name="finish"
        swatch={<span style={{ background: '#c9a27a' }} />}
        value={finish}
      />
    )),
  },
};
