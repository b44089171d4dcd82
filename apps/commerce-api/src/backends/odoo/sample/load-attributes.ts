import type { Localized } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import { ATTRIBUTE_ROLES, type AttributeRole, type CatalogueMapping } from '../catalogue/mapping/catalogue-mapping';
import { externalId, readOwnIds } from './external-ids';
import { loadRows } from './load-rows';
import type { SampleValue } from './sample-attributes';

/** The Dutch and German names; the English ones are in the mapping. */
const NAMES: Record<AttributeRole, Omit<Localized<string>, 'en'>> = {
  family: { nl: 'Productgroep', de: 'Produktgruppe' },
  specie: { nl: 'Houtsoort', de: 'Holzart' },
  thickness: { nl: 'Dikte', de: 'Dicke' },
  width: { nl: 'Breedte', de: 'Breite' },
  length: { nl: 'Lengte', de: 'Länge' },
  choice: { nl: 'Maat of verpakking', de: 'Größe oder Packung' },
  profile: { nl: 'Profiel', de: 'Profil' },
  colour: { nl: 'Kleur', de: 'Farbe' },
  application: { nl: 'Toepassing', de: 'Anwendung' },
  quality: { nl: 'Kwaliteit', de: 'Qualität' },
  humidity: { nl: 'Houtvochtigheid', de: 'Holzfeuchte' },
  certification: { nl: 'Certificaat', de: 'Zertifikat' },
  profile2: { nl: 'Kanten', de: 'Kanten' },
  profile3: { nl: 'Achterkant', de: 'Rückseite' },
  profile4: { nl: 'Koppen', de: 'Enden' },
  profile5: { nl: 'Voeg', de: 'Fuge' },
  profileType: { nl: 'Open of gesloten profiel', de: 'Offenes oder geschlossenes Profil' },
  packing: { nl: 'Verpakkingswijze', de: 'Verpackungsart' },
  unitOfSale: { nl: 'Verkocht per', de: 'Verkauft als' },
  coverage: { nl: 'Rendement', de: 'Ergiebigkeit' },
  warning: { nl: 'Waarschuwing', de: 'Warnhinweis' },
  activeSubstance: { nl: 'Werkzame stof', de: 'Wirkstoff' },
  useClass: { nl: 'Gebruiksklasse', de: 'Gebrauchsklasse' },
  hazardPictogram: { nl: 'Gevarenpictogram', de: 'Gefahrenpiktogramm' },
  signalWord: { nl: 'Signaalwoord', de: 'Signalwort' },
  hazardStatement: { nl: 'Gevarenaanduiding', de: 'Gefahrenhinweis' },
  dueDiligence: { nl: 'Zorgvuldigheidsverklaring', de: 'Sorgfaltserklärung' },
  surfaceFinishing: { nl: 'Oppervlakteafwerking', de: 'Oberflächenbearbeitung' },
  finishing: { nl: 'Behandeling', de: 'Behandlung' },
};

/** Only these make variants; a product may have several applications and still not be several products. */
const VARYING: readonly AttributeRole[] = ['length', 'choice'];
/** A product may have several values of them; Odoo's own shop asks for none. */
const MULTIPLE: readonly AttributeRole[] = [
  ...(['application', 'warning', 'activeSubstance'] as const),
  ...(['hazardPictogram', 'hazardStatement'] as const),
];

/** Makes the attributes and values that are not there yet; what a merchant changed of the others stays. */
export async function loadAttributes(
  client: OdooClient,
  { attributes, languages }: Pick<CatalogueMapping, 'attributes' | 'languages'>,
  values: Record<AttributeRole, readonly SampleValue[]>,
): Promise<number> {
  const knownAttributes = await readOwnIds(client, 'product.attribute');
  const roles = ATTRIBUTE_ROLES.filter((role) => !knownAttributes.has(attributeName(role)));
  await loadRows(client, 'product.attribute', {
    fields: ['id', 'name', 'create_variant', 'display_type', 'sequence'],
    rows: roles.map((role) => [
      externalId(attributeName(role)),
      attributes[role] ?? role,
      VARYING.includes(role) ? 'always' : 'no_variant',
      displayOf(role),
      ATTRIBUTE_ROLES.indexOf(role) + 1,
    ]),
  });
  for (const locale of ['nl', 'de'] as const) {
    const rows = roles.map((role) => [externalId(attributeName(role)), NAMES[role][locale]]);
    await loadRows(client, 'product.attribute', { fields: ['id', 'name'], rows, language: languages[locale] });
  }

  const knownValues = await readOwnIds(client, 'product.attribute.value');
  const missing = ATTRIBUTE_ROLES.flatMap((role) =>
    values[role]
      .map((value, index) => ({ role, ...value, sequence: index + 1 }))
      .filter(({ key }) => !knownValues.has(valueName(role, key))),
  );
  await loadRows(client, 'product.attribute.value', {
    fields: ['id', 'attribute_id/id', 'name', 'sequence'],
    rows: missing.map(({ role, key, names, sequence }) => [
      externalId(valueName(role, key)),
      externalId(attributeName(role)),
      names.en,
      sequence,
    ]),
  });
  for (const locale of ['nl', 'de'] as const) {
    const rows = missing.map(({ role, key, names }) => [externalId(valueName(role, key)), names[locale]]);
    await loadRows(client, 'product.attribute.value', { fields: ['id', 'name'], rows, language: languages[locale] });
  }
  return missing.length;
}

/** Names in the module of our external ids. */
export const attributeName = (role: AttributeRole): string => `attribute_${role}`;
export const valueName = (role: AttributeRole, key: string): string => `${role}_${key}`;

function displayOf(role: AttributeRole): string {
  if (MULTIPLE.includes(role)) return 'multi';
  return role === 'length' ? 'select' : 'pills';
}
