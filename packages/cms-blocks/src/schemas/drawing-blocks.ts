import { defineBlock } from '@storyblok/schema';
import { blocks, choice, figure, line, word } from './fields';

const drawing = { is_root: false, is_nestable: true } as const;
const title = () => line('title', { required: true });
const mm = (name: string) => figure(name, 'mm', { required: true });

const JoistDrawing = defineBlock({
  ...drawing,
  name: 'JoistDrawing',
  fields: [title(), mm('thickness'), mm('spacing')],
});

const DeckEdgeDrawing = defineBlock({
  ...drawing,
  name: 'DeckEdgeDrawing',
  fields: [title(), mm('thickness'), mm('air'), mm('wall')],
});

const CavityDrawing = defineBlock({
  ...drawing,
  name: 'CavityDrawing',
  fields: [title(), mm('cavity'), mm('ground')],
});

const CoverDrawing = defineBlock({
  ...drawing,
  name: 'CoverDrawing',
  fields: [title(), word('profile', 'Key of the profile, such as rhombus'), mm('thickness'), mm('width'), mm('cover')],
});

const AccessDrawing = defineBlock({ ...drawing, name: 'AccessDrawing', fields: [title(), mm('width')] });

const MovementBar = defineBlock({
  ...drawing,
  name: 'MovementBar',
  fields: [
    line('label', { required: true }),
    figure('coefficient', 'Per cent of the width for one per cent of moisture', { required: true }),
  ],
});
const MovementDrawing = defineBlock({
  ...drawing,
  name: 'MovementDrawing',
  fields: [
    title(),
    mm('width'),
    figure('points', 'Per cent of moisture', { required: true }),
    blocks('bars', ['MovementBar']),
  ],
});

const EndGrain = defineBlock({
  ...drawing,
  name: 'EndGrain',
  fields: [
    line('label', { required: true }),
    mm('width'),
    mm('height'),
    choice('heart', { inside: 'In the beam', beside: 'Outside of it' }),
  ],
});
const EndGrainDrawing = defineBlock({
  ...drawing,
  name: 'EndGrainDrawing',
  fields: [title(), blocks('ends', ['EndGrain'], 3)],
});

/** Drawings to scale, from numbers. */
export const drawingBlocks = {
  JoistDrawing,
  DeckEdgeDrawing,
  CavityDrawing,
  CoverDrawing,
  AccessDrawing,
  MovementBar,
  MovementDrawing,
  EndGrain,
  EndGrainDrawing,
};
