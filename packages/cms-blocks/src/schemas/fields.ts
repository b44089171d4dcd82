import { defineField } from '@storyblok/schema';

/** A line of text in every language. */
export const line = (name: string, more: { required?: boolean; max_length?: number } = {}) =>
  defineField(name, { type: 'text', translatable: true, ...more });

/** A paragraph in every language. */
export const paragraph = (name: string) => defineField(name, { type: 'textarea', translatable: true });

/** A word of the system, the same in every language. */
export const word = (name: string, description: string) => defineField(name, { type: 'text', description });

/** A length, a share or a count; a text of digits for the vendor. */
export const figure = (name: string, description: string, more: { required?: boolean } = {}) =>
  defineField(name, { type: 'number', description, ...more });

/** Where something leads, in every language; a story needs to be named once. */
export const link = (name = 'link') => defineField(name, { type: 'multilink', translatable: true });

export const picture = (name = 'picture') => defineField(name, { type: 'asset', filetypes: ['images'] });

/** One of some values, each with the word that editors read. */
export const choice = (name: string, values: Readonly<Record<string, string>>) =>
  defineField(name, {
    type: 'option',
    options: Object.entries(values).map(([value, label]) => ({ name: label, value })),
  });

/** Blocks of some kinds only. */
export const blocks = <const Names extends readonly string[]>(name: string, allow: Names, maximum?: number) =>
  defineField(name, { type: 'bloks', allow, ...(maximum === undefined ? {} : { maximum }) });
