import { Gallery } from '@geven/ui/Gallery';
import { Picture } from '@geven/ui/Picture';
import { blocksOf, fileOf, textOf } from '../block';
import type { BlockProps } from '../block-provider';

/** Pictures in a strip, each with what is seen. */
export function GalleryBlock({ block, provider: { picture, fill, words } }: BlockProps) {
  const pictures = blocksOf(block.pictures).flatMap((item) => {
    const found = picture(fileOf(item.picture));
    return found ? [{ id: `picture-${item._uid}`, name: fill(textOf(item.alt)), ...found }] : [];
  });
  if (pictures.length === 0) return null;
  return (
    <Gallery
      label={fill(textOf(block.title))}
      slides={pictures.map(({ id, name, ...found }, index) => ({
        id,
        name,
        label: words.galleryPicture(index + 1, pictures.length, name),
        content: <Picture {...found} alt={name} ratio="4 / 3" sizes="(max-width: 767px) 100vw, 760px" />,
        thumbnail: <Picture {...found} alt="" ratio="4 / 3" sizes="96px" />,
      }))}
    />
  );
}
