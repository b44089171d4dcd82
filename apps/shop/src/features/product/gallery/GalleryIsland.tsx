'use client';
import { Gallery, type GallerySlide } from '@geven/ui/Gallery';
import { type ComponentType, useState } from 'react';
import type { ZoomDialogProps } from './ZoomDialog';

export interface GalleryIslandProps {
  label: string;
  close: string;
  slides: readonly GallerySlide[];
  /** The large picture of each slide. */
  pictures: readonly ZoomDialogProps['picture'][];
  texts: ZoomDialogProps['texts'];
}

/** The gallery; what looks closely is loaded by the first press. */
export function GalleryIsland({ label, close, slides, pictures, texts }: GalleryIslandProps) {
  const [ZoomDialog, setZoomDialog] = useState<ComponentType<ZoomDialogProps>>();
  const [shown, setShown] = useState<number>();
  const picture = shown === undefined ? undefined : pictures[shown];
  return (
    <>
      <Gallery
        label={label}
        onEnlarge={async (slide, event) => {
          // A press that asks for another tab leads to the file.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setShown(slides.indexOf(slide));
          const { ZoomDialog: loaded } = await import('./ZoomDialog');
          setZoomDialog(() => loaded);
        }}
        slides={slides}
      />
      {ZoomDialog && picture && (
        <ZoomDialog close={close} onClose={() => setShown(undefined)} picture={picture} texts={texts} />
      )}
    </>
  );
}
