import type { AttributeRow } from '@geven/catalogue-records';
import { ProductBase } from './product-base';
import { defaultFinishName } from './product-finishes';

const inMm = (size: number | null): string | null => (size === null ? null : `${size} mm`);

/** The rows of the table of attributes: F is about the wood, P about the profile. Empty and hidden rows have no flag. */
export class ProductRows extends ProductBase {
  get productAttributeCategoryValueF1(): string | null {
    return this.specie?.name ?? null;
  }
  get productAttributeCategoryValueF2(): string | null {
    return this.applications.map(({ name }) => name).join(', ') || null;
  }
  get productAttributeCategoryValueF3(): string | null {
    return this.specie?.durabilityClass ?? null;
  }
  get productAttributeCategoryValueF4(): string | null {
    return this.quality;
  }
  get productAttributeCategoryValueF5(): string | null {
    return this.humidity;
  }
  get productAttributeCategoryValueF6(): string | null {
    return this.certification === '–' ? null : this.certification;
  }
  get productAttributeCategoryValueF7(): string | null {
    return defaultFinishName(this.id, 'surface_finishing', this.around);
  }
  get productAttributeCategoryValueF8(): string | null {
    return defaultFinishName(this.id, 'finishing', this.around);
  }

  get productAttributeCategoryValueP1(): string | null {
    return this.profile1?.name ?? null;
  }
  get productAttributeCategoryValueP2(): string | null {
    return inMm(this.thickness);
  }
  get productAttributeCategoryValueP3(): string | null {
    return inMm(this.width);
  }
  get productAttributeCategoryValueP4(): string | null {
    return inMm(this.workingWidth);
  }
  get productAttributeCategoryValueP5(): string | null {
    return this.headSize;
  }
  get productAttributeCategoryValueP6(): string | null {
    return this.profileType?.name ?? null;
  }

  get isVisibleValueF1(): boolean {
    return this.#isShown('F1', this.productAttributeCategoryValueF1);
  }
  get isVisibleValueF2(): boolean {
    return this.#isShown('F2', this.productAttributeCategoryValueF2);
  }
  get isVisibleValueF3(): boolean {
    return this.#isShown('F3', this.productAttributeCategoryValueF3);
  }
  get isVisibleValueF4(): boolean {
    return this.#isShown('F4', this.productAttributeCategoryValueF4);
  }
  get isVisibleValueF5(): boolean {
    return this.#isShown('F5', this.productAttributeCategoryValueF5);
  }
  get isVisibleValueF6(): boolean {
    return this.#isShown('F6', this.productAttributeCategoryValueF6);
  }
  get isVisibleValueF7(): boolean {
    return this.#isShown('F7', this.productAttributeCategoryValueF7);
  }
  get isVisibleValueF8(): boolean {
    return this.#isShown('F8', this.productAttributeCategoryValueF8);
  }

  get isVisibleValueP1(): boolean {
    return this.#isShown('P1', this.productAttributeCategoryValueP1);
  }
  get isVisibleValueP2(): boolean {
    return this.#isShown('P2', this.productAttributeCategoryValueP2);
  }
  get isVisibleValueP3(): boolean {
    return this.#isShown('P3', this.productAttributeCategoryValueP3);
  }
  get isVisibleValueP4(): boolean {
    return this.#isShown('P4', this.productAttributeCategoryValueP4);
  }
  get isVisibleValueP5(): boolean {
    return this.#isShown('P5', this.productAttributeCategoryValueP5);
  }
  get isVisibleValueP6(): boolean {
    return this.#isShown('P6', this.productAttributeCategoryValueP6);
  }
  /** The specification knows a flag of it and no value. */
  get isVisibleValueP7(): boolean {
    return !this.#isHidden('P7');
  }
  /** As P7. */
  get isVisibleValueP8(): boolean {
    return !this.#isHidden('P8');
  }

  #isShown(row: AttributeRow, value: string | null): boolean {
    return value !== null && !this.#isHidden(row);
  }

  #isHidden(row: AttributeRow): boolean {
    return this.record.details.hiddenRows.includes(row);
  }
}
