import { perLocale } from '../../../../catalogue/per-locale';
import { sampleRecords } from '../../../../catalogue/sample/sample-catalogue';
import { SAMPLE_FAMILIES } from '../../../../catalogue/sample/sample-families';
import { SAMPLE_PROFILES } from '../../../../catalogue/sample/sample-profiles';
import { SAMPLE_SPECIES, SPECIE_GROUPS } from '../../../../catalogue/sample/sample-species';
import { priceProfile } from '../../../../catalogue/timber-figures';
import type { Localized, TemplateRecord } from '../../../../ports/catalogue-source';
import { sampleFamilyKey } from '../../sample/sample-family-key';
import type { CatalogueMapping, FamilyFacts } from './catalogue-mapping';

type SampleFacts = Pick<CatalogueMapping, 'families' | 'profiles' | 'specieGroups' | 'species'>;

/** The sample's own data in the words of a mapping. */
export function sampleFacts(): SampleFacts {
  return {
    families: Object.fromEntries([...timberFamilies(), ...accessoryFamilies()]),
    profiles: Object.fromEntries(Object.keys(SAMPLE_PROFILES).map((slug) => [slug, priceProfile(slug)])),
    specieGroups: SPECIE_GROUPS.map(({ slug, name }) => ({ slug, name })),
    species: Object.fromEntries(
      SAMPLE_SPECIES.map(({ slug, group, latinName, durabilityClass, density, origin }) => [
        slug,
        { group, latinName, durabilityClass, density, origin },
      ]),
    ),
  };
}

function timberFamilies(): [key: string, facts: FamilyFacts][] {
  return SAMPLE_FAMILIES.map(({ code, kind, noun, squareNoun }) => [
    code.toLowerCase(),
    {
      code,
      kind,
      name: capitalised(noun),
      ...(squareNoun ? { squareName: capitalised(squareNoun) } : {}),
      isSampleBox: false,
    },
  ]);
}

function accessoryFamilies(): [key: string, facts: FamilyFacts][] {
  const accessories = sampleRecords().templates.filter(({ variantView }) => variantView === 'Other');
  return accessories.map((template: TemplateRecord) => [
    sampleFamilyKey(template),
    {
      code: template.family,
      kind: 'accessory',
      name: perLocale((locale) => template.texts[locale].familyName),
      isSampleBox: template.isSample,
      picture: template.image,
    },
  ]);
}

function capitalised(noun: Localized<string>): Localized<string> {
  return perLocale((locale) => noun[locale].charAt(0).toUpperCase() + noun[locale].slice(1));
}
