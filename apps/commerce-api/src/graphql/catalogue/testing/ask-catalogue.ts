import type { CatalogueRecords } from '@geven/catalogue-records';
import { sampleRecords } from '@geven/sample-range';
import type { Locale } from '@geven/timber';
import { execute, parse } from 'graphql';
import { createCatalogueReader } from '../../../catalogue/catalogue-reader';
import { buildCatalogueIndex, type IndexContext } from '../../../catalogue/projection/catalogue-index';
import { typeDefs } from '../../../generated/type-defs';
import { TEST_CLIENT, unlimited } from '../../../testing/unlimited';
import { createSchema } from '../../create-schema';
import { catalogueResolvers } from '../catalogue-resolvers';

const schema = createSchema(typeDefs, [catalogueResolvers]);

type Answer = Record<string, unknown>;

/** Asks a catalogue through the schema, as a client does; fails when the answer has errors. */
export function askCatalogue(records: CatalogueRecords = sampleRecords(), context: IndexContext = {}) {
  const index = buildCatalogueIndex(records, context);
  const catalogue = createCatalogueReader(() => index);
  return async function ask(source: string, locale: Locale = 'de'): Promise<Answer> {
    const contextValue = {
      locale,
      catalogue: async () => catalogue,
      limits: unlimited,
      visitor: { client: TEST_CLIENT },
    };
    const result = await execute({ schema, document: parse(source), contextValue });
    if (result.errors?.[0]) throw result.errors[0];
    // Plain objects, as they go over the wire.
    return JSON.parse(JSON.stringify(result.data)) as Answer;
  };
}
