import { Dialog } from '@geven/ui/Dialog';
import { IconButton } from '@geven/ui/IconButton';
import { ImageZoom } from '@geven/ui/ImageZoom';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import * as styles from './gallery.css';

/** A picture in the size in which it is looked at closely. */
export interface ZoomPicture {
  readonly src: string;
  /** The same in smaller and larger. */
  readonly srcSet: string;
  /** In a word, as below its thumbnail. */
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

export interface ZoomDialogProps {
  pictures: readonly ZoomPicture[];
  /** Index of the picture that is shown. */
  shown: number;
  /** Drawn over the picture that is shown. */
  overlay?: ReactNode;
  close: string;
  texts: { zoomInLabel: string; zoomOutLabel: string; hint: string; previous: string; next: string };
  onShow: (index: number) => void;
  onClose: () => void;
}

/** The gallery's shape, in which boards are drawn. */
const FRAME = 4 / 3;

/** A picture above the page, to look at closely; the others follow it in a circle. */
export function ZoomDialog({ pictures, shown, overlay, close, texts, onShow, onClose }: ZoomDialogProps) {
  const picture = pictures[shown];
  if (!picture) return null;
  const { colour, name, ...image } = picture;
  const { previous, next, ...zoomTexts } = texts;
  const total = pictures.length;
  return (
    <Dialog closeLabel={close} isOpen onOpenChange={onClose} size="large" title={name}>
      <ImageZoom
        {...image}
        {...zoomTexts}
        autoFocus
        className={styles.zoom}
        color={colour}
        frameRatio={FRAME}
        overlay={overlay}
      >
        {total > 1 && (
          <>
            <IconButton icon="arrow-left" label={previous} onClick={() => onShow((shown + total - 1) % total)} />
            <span className={styles.position}>
              {shown + 1} / {total}
            </span>
            <IconButton icon="arrow-right" label={next} onClick={() => onShow((shown + 1) % total)} />
          </>
        )}
      </ImageZoom>
      <VisuallyHidden>
        <span aria-live="polite">{picture.alt}</span>
      </VisuallyHidden>
    </Dialog>
  );
}
