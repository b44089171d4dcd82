import documents from '@geven/odoo-sdk/documents.json' with { type: 'json' };
import type { Catalogue } from '../catalogue/catalogue';
import type { Content } from '../content/content';
import { isConnectionLoss } from '../database/connection-loss';
import type { CurrentFreightRates } from '../domain/checkout/freight-rates';
import { typeDefs } from '../generated/type-defs';
import { accountResolvers } from '../graphql/account/account-resolvers';
import { cartResolvers } from '../graphql/cart/cart-resolvers';
import { catalogueResolvers } from '../graphql/catalogue/catalogue-resolvers';
import { checkoutResolvers } from '../graphql/checkout/checkout-resolvers';
import { contactResolvers } from '../graphql/contact/contact-resolvers';
import { createSchema } from '../graphql/create-schema';
import { dashboardResolvers } from '../graphql/dashboard/dashboard-resolvers';
import { paymentResolvers } from '../graphql/payment/payment-resolvers';
import { createPrepareOperation } from '../graphql/prepare-operation';
import { quotationResolvers } from '../graphql/quotations/quotation-resolvers';
import { createResponseCache } from '../graphql/response-cache';
import { createGraphqlEndpoint } from '../http/graphql-endpoint';
import { createReadCountry } from '../http/read-country';
import type { Backend } from '../ports/backend-ports';
import type { Limits } from '../ports/limits';
import type { Photographs } from '../ports/photographs';
import type { Sessions } from '../sessions/sessions';
import { createVisitor } from '../sessions/visitor';
import type { UseCases } from '../use-cases/use-cases';
import type { Area, Shared } from './area';

const RESOLVERS = [
  catalogueResolvers,
  cartResolvers,
  checkoutResolvers,
  paymentResolvers,
  accountResolvers,
  dashboardResolvers,
  contactResolvers,
  quotationResolvers,
];

interface GraphqlOptions {
  readonly catalogue: Catalogue;
  readonly content: Content;
  readonly photographs: Photographs | null;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly useCases: UseCases;
  readonly freightRates: CurrentFreightRates;
  readonly backend: Pick<Backend, 'isUnavailable'>;
}

/** The API's one endpoint for questions and changes, and the answers that it keeps. */
export function composeGraphql({ env, log, clock }: Shared, options: GraphqlOptions): Area {
  const { catalogue, content, photographs, sessions, limits, useCases, freightRates, backend } = options;
  const { cacheBytes, ...allowed } = env.graphql;
  const cache = cacheBytes > 0 ? createResponseCache(cacheBytes) : null;
  for (const source of [catalogue, content, photographs]) source?.onChange(() => cache?.clear());
  const endpoint = createGraphqlEndpoint({
    prepareOperation: createPrepareOperation({ schema: createSchema(typeDefs, RESOLVERS), documents, ...allowed }),
    createContext({ requestId, client, clientCountry, locale, sessionToken, userAgent }) {
      const visitor = createVisitor({ sessions, limits, client, locale, token: sessionToken, userAgent });
      return {
        requestId,
        locale,
        clientCountry,
        catalogue: async () => catalogue.at(await visitor.priceList()),
        content,
        visitor,
        useCases,
        limits,
        clock,
        freightRates,
        yard: env.delivery.yard,
        bank: env.bank,
        answer: {},
      };
    },
    readCountry: createReadCountry(env.server.forwardingSecret),
    cache,
    shopOrigin: new URL(env.shop.url).origin,
    isUnavailable: (error) => isConnectionLoss(error) || backend.isUnavailable(error),
    onUnexpected: (error, requestId) => log.error({ requestId, err: error }, 'unexpected'),
  });
  return { endpoints: { '/api/graphql': endpoint } };
}
