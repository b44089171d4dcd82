import type { Campaign } from '../../../domain/cart/campaign';

/** Names of records that Odoo's module `utm` has, which has no keywords. */
export interface UtmNames {
  readonly campaign: string | null;
  readonly medium: string | null;
  readonly source: string | null;
}

export const utmNames = ({ campaignName, mediumName, sourceName }: Campaign): UtmNames => ({
  campaign: campaignName,
  medium: mediumName,
  source: sourceName,
});

/** What the actions on carts and requests do with what led to them. */
export const UTM_CODE = `# Campaigns, media and sources by their names, made where Odoo does not know them yet.
def utm_record(model, field, name):
    records = env[model].sudo()
    return records.search([(field, '=', name)], limit=1) or records.create({field: name})

def utm_values(names):
    models = [
        ('campaign', 'utm.campaign', 'title'), ('medium', 'utm.medium', 'name'), ('source', 'utm.source', 'name'),
    ]
    return {name + '_id': utm_record(model, field, names[name]).id for name, model, field in models if names[name]}
`;
