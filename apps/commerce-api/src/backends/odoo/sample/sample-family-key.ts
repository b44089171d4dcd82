import type { TemplateRecord } from '@geven/catalogue-records';

/** Key of the family that a sample product has in Odoo: `dh`, and by group for accessories, `ac-scr`. */
export function sampleFamilyKey({ family, itemNumber }: Pick<TemplateRecord, 'family' | 'itemNumber'>): string {
  const group = family === 'AC' ? itemNumber.split('-')[1] : undefined;
  return (group ? `${family}-${group}` : family).toLowerCase();
}
