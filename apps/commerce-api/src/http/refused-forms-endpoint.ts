import { FORWARDING_HEADERS, isSameSecret } from '@geven/odoo-sdk/server';
import { toLocale } from '@geven/timber';
import { CommerceError } from '../domain/errors/commerce-error';
import type { Shopper } from '../ports/shopper';
import type { RefusedForms } from '../sessions/refused-forms';
import type { Visitor } from '../sessions/visitor';
import { readCookies } from './cookies';
import type { Exchange } from './exchange';
import { readBody } from './read-body';
import { RequestError } from './request-error';
import { sendJson, toJson } from './send';
import { sessionCookieName, visitorCookies } from './visitor-cookies';

export const REFUSED_FORMS_PATH = '/api/refused-forms/';

/** Bytes of a form at most, with everything that was entered. */
const MAX_FORM = 1_000_000;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export interface RefusedFormsEndpointOptions {
  readonly forms: RefusedForms;
  /** What the shop's server proves itself with; unset: nobody may call. */
  readonly secret: string | undefined;
  readonly isSecure: boolean;
  readonly createVisitor: (
    facts: Pick<Visitor, 'locale' | 'client'> & { readonly token: string | undefined },
  ) => Visitor;
  readonly onFailure: (error: unknown, requestId: string) => void;
}

/**
 * For the shop's server alone: `POST /api/refused-forms/` keeps a form for the visitor's session, making one where there
 * is none, and returns its id; `GET /api/refused-forms/<id>` returns it. The body is text that nothing here reads.
 */
export function createRefusedFormsEndpoint(options: RefusedFormsEndpointOptions) {
  const { forms, secret, isSecure } = options;

  async function answer({ request, response, url, client }: Exchange): Promise<void> {
    const given = request.headers[FORWARDING_HEADERS.secret];
    if (!secret || typeof given !== 'string' || !isSameSecret(given, secret)) throw refusal(403);
    const visitor = options.createVisitor({
      client,
      locale: toLocale(request.headers['accept-language']),
      token: readCookies(request.headers.cookie).get(sessionCookieName(isSecure)),
    });
    const id = url.pathname.slice(REFUSED_FORMS_PATH.length);
    if (request.method === 'POST' && id === '') {
      const form = await readBody(request, MAX_FORM);
      const kept = await forms.keep(sessionOf(await visitor.ensureShopper()), form);
      response.setHeader('set-cookie', visitorCookies({ visitor, answer: {} }, isSecure));
      return sendJson(response, 201, toJson({ id: kept }));
    }
    if (request.method !== 'GET') throw refusal(405);
    const shopper = ID.test(id) ? await visitor.shopper() : null;
    const form = shopper && (await forms.find(sessionOf(shopper), id));
    if (form === null) throw refusal(404);
    sendJson(response, 200, toJson({ form }));
  }

  return async function handleRefusedForms(exchange: Exchange): Promise<void> {
    try {
      await answer(exchange);
    } catch (error) {
      const isLimited = error instanceof CommerceError && error.code === 'TOO_MANY_REQUESTS';
      const status = error instanceof RequestError ? error.status : isLimited ? 429 : 503;
      if (status === 503) options.onFailure(error, exchange.requestId);
      if (status === 413) exchange.response.setHeader('connection', 'close');
      sendJson(exchange.response, status, toJson({ status: 'refused' }));
    }
  };
}

/** A visitor's shopper always has one. */
function sessionOf({ sessionId }: Shopper): number {
  if (sessionId === null) throw new Error('A visitor without a session');
  return sessionId;
}

const refusal = (status: RequestError['status']) =>
  new RequestError(status, new CommerceError('BAD_REQUEST', { reason: 'refused' }));
