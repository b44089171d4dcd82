import { validateSchema, validateStory } from '@storyblok/schema';
import { expect, it } from 'vitest';
import { BLOCKS } from '../blocks/Blocks';
import { sampleBlocks } from '../sample-blocks';
import { contentSchema } from './schema';

it('is one that the vendor takes', () => {
  expect(validateSchema(contentSchema).issues).toEqual([]);
});

it('has every block that is rendered, under its own name', () => {
  expect(Object.keys(contentSchema.blocks)).toEqual(expect.arrayContaining(Object.keys(BLOCKS)));
  for (const [name, block] of Object.entries(contentSchema.blocks)) expect(block.name).toBe(name);
});

it.each(Object.entries(sampleBlocks))('says what %s is given', (component, block) => {
  const known = Object.values(contentSchema.blocks).find(({ name }) => name === component);
  const names = known?.fields.map(({ name }) => name) ?? [];
  expect(names).toEqual(
    expect.arrayContaining(Object.keys(block).filter((name) => !['component', '_uid'].includes(name))),
  );
});

it('names what is wrong with a story', () => {
  const content = { _uid: 'a', component: 'page', body: [{ _uid: 'b', component: 'Marquee' }] };
  const { ok, issues } = validateStory({ name: 'A', slug: 'a', content } as never, contentSchema);
  expect(ok).toBe(false);
  expect(issues.map(({ code }) => code)).toEqual(expect.arrayContaining(['unknown_component']));
});
