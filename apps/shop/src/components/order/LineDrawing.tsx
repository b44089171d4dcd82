import type { CartLine } from '@geven/odoo-sdk';
import { toProfile } from '@geven/timber';
import { SectionDrawing } from '@geven/ui/SectionDrawing';
import { endGrain } from '@/lib/products/end-grain';
import { ProductPicture } from '../product/ProductPicture';
import { linePicture } from './order.css';

interface LineDrawingProps {
  template: CartLine['template'];
  hasDimensions?: boolean;
  className?: string | undefined;
}

/**
 * The true section of a line's timber, and the picture of what has none. All sections of one list share the scale of
 * what is around them.
 */
export function LineDrawing({ template, hasDimensions = false, className }: LineDrawingProps) {
  const { thickness, width, profile1, image } = template;
  if (thickness == null || width == null) {
    return (
      <ProductPicture
        alt=""
        className={linePicture}
        cut={{ size: '360x442', isWhole: true, fill: 'ffffff' }}
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
