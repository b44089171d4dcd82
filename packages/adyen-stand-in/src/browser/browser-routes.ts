import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { brandMark } from './brand-mark';
import { brandOf, FIELD_CODE } from './secured-field';
import { securedFieldPage } from './secured-field-page';
import de from './translations/de-DE.json' with { type: 'json' };
import nl from './translations/nl-NL.json' with { type: 'json' };

/** English is part of the vendor's library. */
const TRANSLATIONS: Readonly<Record<string, object>> = { 'nl-NL.json': nl, 'de-DE.json': de };

/** Pages of any shop on this machine show the fields; nothing else may run in them. */
const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";

interface BinQuestion {
  /** `test_` and the first six digits. */
  readonly encryptedBin?: string;
  readonly requestId?: string;
  readonly supportedBrands?: readonly string[];
}

/**
 * What the vendor's library in the shop's page talks to: the frames of the fields, texts, marks and brands. The library
 * wants `/checkoutshopper/` right behind the origin, and `test` of its key in the address.
 */
export function browserRoutes(): Hono {
  const shopper = new Hono()
    .get('/securedfields/:key/:version/securedFields.html', (context) => {
      context.header('content-security-policy', FRAME_POLICY);
      return context.html(securedFieldPage());
    })
    .get('/securedfields/:key/:version/securedFields.js', ({ body }) =>
      body(FIELD_CODE, 200, { 'content-type': 'text/javascript' }),
    )
    .get('/sdk/:version/translations/:file', (context) => {
      const file = context.req.param('file');
      return Object.hasOwn(TRANSLATIONS, file) ? context.json(TRANSLATIONS[file]) : context.notFound();
    })
    .get('/images/logos/:file', (context) => {
      const mark = brandMark(context.req.param('file').replace(/\.svg$/, ''));
      return mark ? context.body(mark, 200, { 'content-type': 'image/svg+xml' }) : context.notFound();
    })
    // Where the vendor recognises devices, nothing is.
    .get('/assets/html/:key/:file', (context) => context.html('<!doctype html><title>Risk</title>'))
    .post('/v3/bin/binLookup', async ({ req, json }) => {
      const { encryptedBin = '', requestId, supportedBrands = [] }: BinQuestion = await req.json();
      const brand = brandOf(encryptedBin.replace(/^test_/, ''))?.name;
      const found = brand && {
        brand,
        paymentMethodVariant: brand,
        supported: supportedBrands.includes(brand),
        enableLuhnCheck: true,
        cvcPolicy: 'required',
        expiryDatePolicy: 'required',
      };
      return json({ requestId, brands: found ? [found] : [] });
    });
  const analytics = new Hono()
    .post('/v3/analytics', ({ json }) => json({ checkoutAttemptId: `sandbox-${randomUUID()}` }))
    .post('/v3/analytics/:attempt', ({ body }) => body(null, 204));
  // Shops are on another origin.
  return new Hono()
    .use('/checkoutshopper/*', cors())
    .use('/checkoutanalytics/*', cors())
    .route('/checkoutshopper/test', shopper)
    .route('/checkoutanalytics', analytics);
}
