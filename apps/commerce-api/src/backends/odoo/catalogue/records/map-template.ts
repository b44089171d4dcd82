import {
  facePicture,
  type Localized,
  perLocale,
  slugify,
  type TemplateRecord,
  type TemplateTexts,
  timberFigures,
} from '@geven/catalogue-records';
import { type LeftOut, ProductLeftOut } from '../left-out';
import type { CatalogueMapping, FamilyFacts } from '../mapping/catalogue-mapping';
import type { OdooTemplate } from '../odoo-template';
import { mapDetails } from './map-details';
import { mapFinishes } from './map-finishes';
import { mapVariants } from './map-variants';
import type { MappedTemplate, MappingContext } from './mapped-template';
import { type TemplateValues, valuesOf } from './template-values';

/** A product of Odoo as the catalogue has it, whole or not at all. */
export function mapTemplate(odoo: OdooTemplate, context: MappingContext): MappedTemplate | LeftOut {
  try {
    return mapWhole(odoo, context);
  } catch (error) {
    if (!(error instanceof ProductLeftOut)) throw error;
    return { templateId: odoo.id, name: odoo.texts.en.name, reason: error.reason, detail: error.detail };
  }
}

function mapWhole(odoo: OdooTemplate, context: MappingContext): MappedTemplate {
  const { mapping, vocabulary } = context;
  const values = valuesOf(odoo, vocabulary);
  const family = familyOf(values, mapping);
  const wood = family.facts.kind === 'accessory' ? NO_WOOD : woodOf(values, mapping);
  const variants = mapVariants(odoo, { values, needsLength: family.facts.kind !== 'accessory' }, context);
  const categories = vocabulary.categories.filter(({ id }) => odoo.categoryIds.includes(id));
  const { priceM1 } = variants;
  const figures =
    wood.width === null || family.facts.kind === 'accessory'
      ? { workingWidth: null, cover: null, priceM2: null, priceM2Wood: null }
      : timberFigures({ kind: family.facts.kind, profile: wood.priceProfile, width: wood.width, priceM1 });
  const profile = values.one('profile')?.key ?? null;
  const colour = values.one('colour')?.key ?? null;
  const isLaminated = categories.some(({ key }) => key === mapping.laminatedCategory);
  const template: TemplateRecord = {
    id: odoo.id,
    family: family.facts.code,
    specie: wood.specie,
    thickness: wood.thickness,
    width: wood.width,
    workingWidth: figures.workingWidth,
    cover: figures.cover,
    profile,
    colour,
    itemNumber: variants.templateNumber,
    isPublished: odoo.isPublished,
    variantView: family.facts.kind === 'accessory' ? 'Other' : 'WoodView',
    isSample: family.facts.isSampleBox,
    uomFactorInv: 1,
    priceM1,
    priceM2: figures.priceM2,
    priceM2Wood: figures.priceM2Wood,
    sequence: odoo.sequence,
    popularity: Math.round(odoo.soldCount),
    applications: values.all('application').map(({ key }) => key),
    quality: values.one('quality')?.names.en ?? null,
    humidity: values.one('humidity')?.key ?? null,
    certification: values.one('certification')?.names.en ?? '–',
    image: family.facts.picture ?? facePicture({ specie: wood.specie ?? '', colour, profile, isLaminated }),
    isPlanedToOrder: categories.some(({ key }) => key === mapping.planedToOrderCategory),
    isReduced: odoo.isReduced,
    ribbon: vocabulary.ribbons.get(odoo.ribbonId ?? 0)?.key ?? null,
    taggings: odoo.tagIds.flatMap((id) => vocabulary.tags.get(id) ?? []),
    accessoryIds: [...odoo.accessoryIds],
    alternativeIds: [...odoo.alternativeIds],
    internalCategoryId: odoo.internalCategoryId,
    details: mapDetails(odoo, { values, family: family.facts, specie: mapping.species[wood.specie ?? ''] }, context),
    texts: perLocale((locale) => textsOf(odoo, locale, familyName(family, wood))),
  };
  return {
    template,
    variants: variants.records,
    units: variants.units,
    finishes: mapFinishes(odoo.id, values, { mapping, services: vocabulary.services }),
    categoryIds: categories.map(({ id }) => id),
  };
}

interface Family {
  readonly facts: FamilyFacts;
  /** The name of the attribute's value. */
  readonly names: Localized<string>;
}

function familyOf(values: TemplateValues, { families }: CatalogueMapping): Family {
  const value = values.one('family');
  const facts = value && families[value.key];
  if (!facts) throw new ProductLeftOut('unknown-family', value?.key);
  return { facts, names: value.names };
}

function familyName({ facts, names }: Family, { thickness, width }: Wood): Localized<string> {
  const isSquare = thickness !== null && thickness === width;
  return (isSquare ? facts.squareName : undefined) ?? facts.name ?? names;
}

type Wood = Pick<TemplateRecord, 'specie' | 'thickness' | 'width'> & {
  readonly priceProfile: CatalogueMapping['profiles'][string];
};

const NO_WOOD: Wood = { specie: null, thickness: null, width: null, priceProfile: 'smooth' };

function woodOf(values: TemplateValues, { species, profiles }: CatalogueMapping): Wood {
  const specie = values.one('specie');
  if (!specie || !species[specie.key]) throw new ProductLeftOut('unknown-specie', specie?.key);
  const profile = values.one('profile');
  const priceProfile = profile ? profiles[profile.key] : 'smooth';
  if (!priceProfile) throw new ProductLeftOut('unknown-profile', profile?.key);
  return { specie: specie.key, thickness: values.size('thickness'), width: values.size('width'), priceProfile };
}

function textsOf(odoo: OdooTemplate, locale: keyof Localized<unknown>, family: Localized<string>): TemplateTexts {
  const { name, seoName, intro, description, html, metaTitle, metaDescription } = odoo.texts[locale];
  return {
    name,
    familyName: family[locale],
    slug: slugify(seoName ?? name),
    intro,
    description,
    html,
    seoTitle: metaTitle ?? name,
    seoDescription: metaDescription ?? intro,
  };
}
