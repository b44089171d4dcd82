import type { CartLine, PlacedOrder } from '@geven/odoo-sdk';
import { toProfile } from '@geven/timber';
import { SectionDrawing } from '@geven/ui/SectionDrawing';
import { endGrain } from '@/lib/products/end-grain';
import { ProductPicture } from '../product/ProductPicture';
import { wholeCut } from '../product/whole-cut';
import { drawnScrew } from '../screw/drawn-screw';
import { ScrewDrawing } from '../screw/ScrewDrawing';
import { TinDrawing } from '../tin/TinDrawing';
import { linePicture } from './order.css';

type OrderedProduct = NonNullable<PlacedOrder['websiteOrderLine'][number]['product']>;

interface LineDrawingProps {
  template: CartLine['template'];
  /** What the size that was bought holds; a tin is drawn by it. */
  contents?: OrderedProduct['contents'] | undefined;
  hasDimensions?: boolean;
  className?: string | undefined;
}

/** The picture of an oil: it shows the tins of all sizes. */
const TINS = /\/oil-[a-z]+\.webp$/;
/** px per mm, and mm that the column of a cart has room for. */
const SCREW = { scale: 1.5, maxLength: 68 } as const;

/**
 * The true section of a line's timber, a screw and a tin in their size, and the picture of what is none of them. All sections of
 * one list share the scale of what is around them.
 */
export function LineDrawing({ template, contents, hasDimensions = false, className }: LineDrawingProps) {
  const { thickness, width, profile1, image } = template;
  const screw = drawnScrew(image);
  if (screw) return <ScrewDrawing {...screw} {...SCREW} />;
  if (contents?.unit === 'MILLILITRE' && TINS.test(image)) return <TinDrawing content={contents.amount} />;
  if (thickness == null || width == null) {
    return (
      <ProductPicture
        alt=""
        className={linePicture}
        cut={wholeCut('360x442')}
        picture={{ src: image, width: 360, height: 442, colour: '#ffffff' }}
        sizes="60px"
      />
    );
  }
  return (
    <SectionDrawing
      className={className}
      grain={endGrain(template)}
      hasDimensions={hasDimensions}
      profile={toProfile(profile1?.slug ?? 'square')}
      thickness={thickness}
      width={width}
    />
  );
}
