'use client';
import { Gallery, type GallerySlide } from '@geven/ui/Gallery';
import { type ComponentType, useState } from 'react';
import type { ZoomDialogProps } from './ZoomDialog';

export interface GalleryIslandProps {
  label: string;
  close: string;
  slides: readonly GallerySlide[];
  /** The large picture of each slide. */
  pictures: ZoomDialogProps['pictures'];
  texts: ZoomDialogProps['texts'];
}

/** The gallery; what looks closely is loaded by the first press. */
export function GalleryIsland({ label, close, slides, pictures, texts }: GalleryIslandProps) {
  const [ZoomDialog, setZoomDialog] = useState<ComponentType<ZoomDialogProps>>();
  const [shown, setShown] = useState<number>();
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
      {ZoomDialog && shown !== undefined && (
        <ZoomDialog
          close={close}
          onClose={() => setShown(undefined)}
          onShow={setShown}
          overlay={slides[shown]?.overlay}
          pictures={pictures}
          shown={shown}
          texts={texts}
        />
      )}
    </>
  );
}
