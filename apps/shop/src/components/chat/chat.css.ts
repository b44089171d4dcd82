import { media, textStyle, vars, visuallyHidden } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';
import { CONSENT_ROOM } from '../consent/consent-room';

const atFoot = {
  position: 'fixed',
  insetInlineEnd: vars.space.x6,
  bottom: `calc(${vars.space.x6} + ${CONSENT_ROOM})`,
} as const;

/** Desktops whose margin beside the content has no room for the words. */
const narrowMargin = 'screen and (min-width: 1280px) and (max-width: 1719.98px)';

/** Never over what can be bought: in the margin beside the content, and below the footer where that is too narrow. */
export const link = style({
  ...textStyle.text,
  ...atFoot,
  zIndex: 4,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.control.medium,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.onInk,
  fontWeight: vars.weight.strong,
  ':hover': { background: vars.color.inkHover },
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.belowXl]: {
      position: 'static',
      display: 'flex',
      justifyContent: 'center',
      width: 'fit-content',
      margin: `${vars.space.x6} ${vars.layout.gutter}`,
    },
    [media.phone]: { width: 'auto', margin: vars.space.x4 },
    [narrowMargin]: {
      insetInlineEnd: 0,
      // Above the bars at the foot of the window.
      bottom: `calc(96px + ${CONSENT_ROOM})`,
      gap: 0,
      minHeight: '56px',
      // Apart from what ends at the edge of the content beside it.
      minWidth: `calc(${vars.layout.gutter} - ${vars.space.x2})`,
      paddingInline: 0,
      justifyContent: 'center',
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
      selectors: { '&:hover, &:focus-visible': { gap: vars.space.x3, paddingInline: vars.space.x4 } },
    },
    [media.print]: { display: 'none' },
  },
});
export const icon = style({ flex: 'none' });
export const label = style({
  whiteSpace: 'nowrap',
  '@media': { [narrowMargin]: { selectors: { [`${link}:not(:hover, :focus-visible) > &`]: visuallyHidden } } },
});

export const panel = style({
  ...atFoot,
  zIndex: 45,
  width: '360px',
  maxHeight: `calc(100dvh - 48px - ${CONSENT_ROOM})`,
  overflowY: 'auto',
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.ink}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.floating,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.phone]: { insetInline: vars.space.x2, bottom: `calc(${vars.space.x2} + ${CONSENT_ROOM})`, width: 'auto' },
    [media.print]: { display: 'none' },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  padding: `${vars.space.x2} ${vars.space.x2} ${vars.space.x2} ${vars.space.x5}`,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});
/** In one line beside the button that closes it. */
export const title = style(textStyle.name);
export const body = style({
  display: 'grid',
  gap: vars.space.x4,
  padding: `${vars.space.x4} ${vars.space.x5} ${vars.space.x5}`,
});
export const form = style({ display: 'grid', gap: vars.space.x4 });
