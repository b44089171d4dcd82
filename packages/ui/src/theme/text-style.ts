import { vars } from './contract.css';

/** Name of a step of the type scale. */
export type TypeStep = keyof typeof vars.type;
export type TextSize = Extract<TypeStep, 'caption' | 'text' | 'field' | 'lead'>;
export type HeadingSize = Extract<TypeStep, 'display' | 'page' | 'title' | 'heading' | 'subheading' | 'name'>;
export type FigureSize = Extract<TypeStep, 'figureLarge' | 'figureMedium' | 'figureSmall' | 'figureText'>;

const rule = (step: TypeStep) => ({
  fontSize: vars.type[step].size,
  lineHeight: vars.type[step].line,
  fontWeight: vars.type[step].weight,
  fontStretch: vars.type[step].stretch,
  letterSpacing: vars.type[step].tracking,
});

/** Typography of each step, to be spread or composed in a `.css.ts` file. */
export const textStyle = {
  caption: rule('caption'),
  text: rule('text'),
  field: rule('field'),
  lead: rule('lead'),
  display: rule('display'),
  page: rule('page'),
  title: rule('title'),
  heading: rule('heading'),
  subheading: rule('subheading'),
  name: rule('name'),
  figureLarge: rule('figureLarge'),
  figureMedium: rule('figureMedium'),
  figureSmall: rule('figureSmall'),
  figureText: rule('figureText'),
} satisfies Record<TypeStep, ReturnType<typeof rule>>;
