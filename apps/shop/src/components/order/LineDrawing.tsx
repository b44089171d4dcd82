import type { CartLine } from '@geven/odoo-sdk';
import { toProfile } from '@geven/timber';
import { SectionDrawing } from '@geven/ui/SectionDrawing';
import { endGrain } from '@/lib/products/end-grain';

interface LineDrawingProps {
  template: CartLine['template'];
  hasDimensions?: boolean;
  className?: string | undefined;
}

/** The true section of a line's timber; nothing for accessories. All of one list share the scale of what is around them. */
export function LineDrawing({ template, hasDimensions = false, className }: LineDrawingProps) {
  const { thickness, width, profile1 } = template;
  if (thickness == null || width == null) return null;
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
