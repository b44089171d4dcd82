import { DAY, NIGHT } from '../../drawings/mail-colours';
import { DARK, NARROW } from './mail-picture';

const TICK = 18;

/** The ticks of a station on the phone: one at its beginning, a last one at the end of all. */
const tick = (colour: string, at: 'top' | 'bottom') =>
  `linear-gradient(${colour},${colour}) left ${at}/${TICK}px 1px no-repeat`;

/** Phones: one column, the process downwards, a line's drawing and amount above its words. */
const PHONE = `
.page{padding:0!important}
.sheet{width:100%!important}
.gutter{padding-left:20px!important;padding-right:20px!important}
h1{font-size:24px!important;line-height:30px!important}
.label{display:block!important;width:auto!important;padding:6px 0 0!important;font-size:13px!important;line-height:20px!important}
.fact{display:block!important;padding:0!important}
.half{display:block!important;width:auto!important;padding:0 0 16px!important}
.ticks{display:none!important}
.station{display:block!important;width:auto!important;border-left:1px solid ${DAY.edge};background:${tick(DAY.edge, 'top')}}
.last{background:${tick(DAY.edge, 'top')},${tick(DAY.edge, 'bottom')}}
.now{border-left:3px solid ${DAY.ink};background:${tick(DAY.ink, 'top')}}
.words{display:flex;justify-content:space-between;padding:9px 0 9px ${TICK}px!important}
.when{font-size:15px!important;line-height:22px!important;padding-left:12px}
.line{display:grid;grid-template-columns:1fr auto;border-top:1px solid ${DAY.line}}
.line td{display:block;width:auto!important;border:0!important}
.line .facts{grid-row:2;grid-column:1/-1;padding:0 0 16px!important}
.line .amount{grid-column:2;padding-bottom:0!important}
.drawing{padding-bottom:6px!important}
.wide{width:100%!important}
`;

/** Colours in the dark; of inline styles only the colours give way. */
const AT_NIGHT = `
.page,.foot{background:${NIGHT.page}!important}
.sheet{background:${NIGHT.sheet}!important;color:${NIGHT.ink}!important}
.sheet h1,.sheet h2{color:${NIGHT.ink}!important}
.strong,.now td{border-color:${NIGHT.ink}!important}
.line td,.line{border-color:${NIGHT.line}!important}
.foot{border-top:1px solid ${NIGHT.line}!important}
.muted,.foot{color:${NIGHT.muted}!important}
.link{color:${NIGHT.accent}!important}
`;

/** On a phone in the dark the station of now keeps its ink. */
const PHONE_AT_NIGHT = `.now{border-left-color:${NIGHT.ink}!important;background:${tick(NIGHT.ink, 'top')}!important}`;

/** What of a mail's look depends on the reader's screen; programs that read no style sheet show the light sheet of 600 px. */
export const MAIL_CSS = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  // Word lays out Outlook's mails: it takes Times where it does not know the first font of a list.
  'table,td,th,p,h1,h2,a{font-family:Archivo,Arial,Helvetica,sans-serif}',
  // Apple's Mail makes links of dates and telephone numbers, blue on whatever is behind them.
  'a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}',
  `@media ${NARROW}{${PHONE}}`,
  `@media ${DARK}{${AT_NIGHT}}`,
  `@media ${NARROW} and ${DARK}{${PHONE_AT_NIGHT}}`,
]
  .join('')
  .replaceAll('\n', '');
