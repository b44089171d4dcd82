import { Dialog } from '@geven/ui/Dialog';
import { ImageZoom } from '@geven/ui/ImageZoom';

export interface ZoomDialogProps {
  picture: { src: string; alt: string; width: number; height: number; colour: string };
  close: string;
  texts: { zoomInLabel: string; zoomOutLabel: string; hint: string };
  onClose: () => void;
}

/** A picture above the page, to look at closely. */
export function ZoomDialog({ picture: { colour, ...picture }, close, texts, onClose }: ZoomDialogProps) {
  return (
    <Dialog closeLabel={close} isOpen onOpenChange={onClose} size="large" title={picture.alt}>
      <ImageZoom {...picture} {...texts} autoFocus color={colour} />
    </Dialog>
  );
}
