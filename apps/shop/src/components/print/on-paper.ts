import { media } from '@geven/ui/theme';
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';

/** A rule for paper, which goes before what the style file of the element itself says. */
export const onPaper = (selector: string, rule: Omit<GlobalStyleRule, '@media'>): void =>
  globalStyle(`:root ${selector}`, { '@media': { [media.print]: rule as object } });
