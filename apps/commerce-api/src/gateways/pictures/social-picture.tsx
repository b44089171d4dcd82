import type { ReactElement } from 'react';

interface SocialPictureProps {
  readonly title: string;
  readonly brand: string;
}

const INK = '#10161c';
const WOOD = '#c98d4f';
/** px of a title that fits in three lines, by how long it is. */
const SIZES = [
  { upTo: 40, size: 84 },
  { upTo: 70, size: 68 },
  { upTo: 110, size: 56 },
];
const SMALLEST = 44;

/** A title above a board with its dimension line: 1200 × 630 px, in the CSS that satori knows. */
export function socialPicture({ title, brand }: SocialPictureProps): ReactElement {
  const size = SIZES.find(({ upTo }) => title.length <= upTo)?.size ?? SMALLEST;
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        padding: '64px 72px',
        background: '#ffffff',
        color: INK,
        fontFamily: 'Archivo',
      }}
    >
      <div style={{ display: 'flex', fontSize: size, fontWeight: 700, lineHeight: 1.12, letterSpacing: '-0.01em' }}>
        {title}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ display: 'flex', height: 44, background: WOOD, border: `2px solid ${INK}` }} />
        <div style={{ display: 'flex', alignItems: 'center', marginTop: 20 }}>
          <div style={{ display: 'flex', width: 2, height: 20, background: INK }} />
          <div style={{ display: 'flex', flexGrow: 1, height: 2, background: INK }} />
          <div style={{ display: 'flex', fontSize: 34, fontWeight: 700, padding: '0 24px' }}>{brand}</div>
          <div style={{ display: 'flex', flexGrow: 1, height: 2, background: INK }} />
          <div style={{ display: 'flex', width: 2, height: 20, background: INK }} />
        </div>
      </div>
    </div>
  );
}
