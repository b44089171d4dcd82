import { gevenTheme, media, vars } from '@geven/ui/theme';
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { onPaper } from './on-paper';

// The sheet of every page: 12/17 px in black on white, without what only a screen can do. What a feature prints in
// another way is in its own style file.

type Step = (typeof vars.type)[keyof typeof vars.type];

/** A step of the type scale in px of paper, which has no window to grow with. */
const type = (step: Step, size: number, line: number) => ({ [step.size]: `${size}px`, [step.line]: `${line}px` });

/** A rule of the sheet itself, whose properties vanilla-extract has no types of. */
const sheet = (name: string, rule: object) => globalStyle(name, rule as GlobalStyleRule);

// Whoever prints chooses A4 or Letter. Every page says which of how many it is.
sheet('@page', {
  margin: '15mm',
  '@bottom-right': { content: "counter(page) ' / ' counter(pages)", font: `10.5px ${vars.font.family}` },
});
sheet('@page wide', { size: 'landscape' });

globalStyle(`:root.${gevenTheme}`, {
  '@media': {
    [media.print]: {
      vars: {
        [vars.color.muted]: '#333333',
        [vars.color.line]: '#B4B4B4',
        [vars.color.accent]: vars.color.ink,
        [vars.color.success]: vars.color.ink,
        [vars.color.warning]: vars.color.ink,
        [vars.color.danger]: vars.color.ink,
        [vars.color.onWarningTint]: vars.color.ink,
        [vars.color.onSuccessTint]: vars.color.ink,
        [vars.layout.gutter]: '0px',
        [vars.layout.sectionGap]: '24px',
        ...type(vars.type.caption, 10.5, 14),
        ...type(vars.type.text, 12, 17),
        ...type(vars.type.field, 12, 17),
        ...type(vars.type.lead, 14, 19),
        ...type(vars.type.display, 26, 31),
        ...type(vars.type.page, 26, 31),
        ...type(vars.type.title, 26, 31),
        ...type(vars.type.heading, 14, 19),
        ...type(vars.type.subheading, 14, 19),
        ...type(vars.type.name, 12, 17),
        ...type(vars.type.figureLarge, 26, 31),
        ...type(vars.type.figureMedium, 19, 24),
        ...type(vars.type.figureSmall, 14, 19),
        ...type(vars.type.figureText, 12, 17),
      },
    },
  },
});

/** What is only on paper. */
export const printOnly = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } });

/** Around what is only on screens, such as ways to other pages; makes no box. */
export const screenOnly = style({ display: 'contents', '@media': { [media.print]: { display: 'none' } } });

onPaper('body', { minHeight: 0 });
// Around the content there is nothing but the head.
onPaper(`body > :not(main, .${printOnly})`, { display: 'none !important' });
// Nothing on paper can be pressed, filled in, played or opened.
onPaper(':is(button, label, select, textarea, nav, dialog, video, iframe, [popover], [role="status"])', {
  display: 'none !important',
});
onPaper('input:not([type="number"])', { display: 'none !important' });

// Rows and drawings are never split, and no heading is alone at the foot of a page.
onPaper(':is(tr, li, dt, dd, figure, img, svg, [role="img"])', { breakInside: 'avoid' });
onPaper(':is(h1, h2, h3, h4, h5, h6, thead)', { breakAfter: 'avoid', breakInside: 'avoid' });
onPaper('p', { orphans: 3, widows: 3 });
