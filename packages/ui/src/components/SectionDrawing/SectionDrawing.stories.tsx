import type { Profile } from '@geven/timber';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { SectionDrawing } from './SectionDrawing';

const boards: readonly [Profile, number, number, string][] = [
  ['smooth', 28, 145, '#D9A066'],
  ['side-grooved', 28, 145, '#7A5230'],
  ['planed', 18, 95, '#E2B887'],
  ['sawn', 24, 150, '#C9A27A'],
  ['square', 70, 70, '#D9A066'],
  ['round', 60, 60, '#D6A878'],
  ['grooved', 25, 145, '#AE7A44'],
  ['ribbed', 27, 143, '#6B4423'],
  ['channel-siding', 22, 145, '#D9A066'],
  ['half-lap', 19, 132, '#D9A066'],
  ['swedish-shiplap', 25, 195, '#E2B887'],
  ['tongue-and-groove', 20, 146, '#D9B184'],
  ['bevel', 22, 180, '#B97A56'],
  ['rhombus', 26, 68, '#D9A066'],
];

const meta = {
  title: 'Drawings/SectionDrawing',
  component: SectionDrawing,
  args: {
    profile: 'grooved',
    thickness: 25,
    width: 145,
    grain: '#AE7A44',
    hasDimensions: true,
    title: 'Cross-section, 25 × 145 mm, grooved',
  },
} satisfies Meta<typeof SectionDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grooved: Story = {};
export const LargeScale: Story = {
  args: { scale: 3.5, canShrink: true, labels: { width: '145 mm', thickness: '25 mm' } },
};
export const NarrowerThanItsScale: Story = {
  args: { scale: 3.5, canShrink: true, labels: { width: '145 mm', thickness: '25 mm' } },
  decorators: [
    (Drawing) => (
      <div style={{ width: 280 }}>
        <Drawing />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    expect(canvasElement.querySelector('[role=img]')?.getBoundingClientRect().width).toBeLessThanOrEqual(280);
    expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBeLessThan(145 * 3.5);
  },
};
/** The smallest and the largest section that is sold, in one scale. */
export const SmallestAndLargest: Story = {
  render: () => (
    <Stack gap={6}>
      {[20, 400].map((side) => (
        <SectionDrawing
          canShrink
          grain="#D9A066"
          hasDimensions
          key={side}
          profile="square"
          scale={1.5}
          thickness={side}
          title={`${side} × ${side} mm`}
          width={side}
        />
      ))}
    </Stack>
  ),
};
export const WithoutDimensions: Story = { args: { hasDimensions: false } };
export const AllProfiles: Story = {
  render: () => (
    <Grid columns={{ base: 1, sm: 2, md: 3, lg: 4 }} rowGap={8}>
      {boards.map(([profile, thickness, width, grain]) => (
        <Stack gap={2} key={profile}>
          <SectionDrawing
            grain={grain}
            hasDimensions
            profile={profile}
            reserve={45}
            scale={1.2}
            thickness={thickness}
            title={`${profile}, ${thickness} × ${width} mm`}
            width={width}
          />
          <Text size="caption">{profile}</Text>
        </Stack>
      ))}
    </Grid>
  ),
};
