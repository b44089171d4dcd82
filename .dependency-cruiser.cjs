// The table "Who may import whom" of docs/architecture, as a check. Every rule is one line of that table; folders that
// do not exist yet simply match nothing.

const PACKAGES = '^packages/';
const API = 'apps/commerce-api/src';
const SHOP = 'apps/shop/src';
const SDK = `${PACKAGES}odoo-sdk/src`;
const TESTS =
  '\\.(test|test-d|contract|stories|spec|example|real)\\.tsx?$|/testing/|/test/|/recordings/|/backends/contracts/';

/** What an import resolves to may be a package's own dist, so packages are named by folder and by name. */
const pkg = (...names) => names.map((name) => `(^|/)packages/${name}/|(^|/)node_modules/@geven/${name}/`).join('|');
const npm = (...names) => names.map((name) => `(^|/)node_modules/${name}/|^${name}$`).join('|');

/** A folder that must not import what matches `path`. */
const forbid = (name, comment, from, path, more = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path, ...more },
});

/** A folder that may import nothing but what matches `allowed`. */
const allowOnly = (name, comment, from, allowed, more = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { pathNot: [from, ...allowed].join('|'), ...more },
});

const OWN_TIMBER = pkg('timber');
const RECORDS = pkg('catalogue-records');

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that need each other, be it for a type, are one file or hide a third.',
      severity: 'error',
      from: { pathNot: '/generated/' },
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css$|^\\./\\.next/|typed-document-node/core$|^altcha/i18n/' },
    },
    {
      name: 'packages-not-apps',
      comment: 'Packages, sandbox, storybook and tools never import an app.',
      severity: 'error',
      from: { path: '^(packages|tools|apps/(sandbox|storybook))/' },
      to: { path: '^apps/(shop|commerce-api)/' },
    },
    {
      name: 'apps-apart',
      comment: 'Apps speak to each other over HTTP.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },

    allowOnly(
      'timber-alone',
      'timber is pure and may be used everywhere: it imports nothing.',
      `${PACKAGES}timber/src`,
      [],
    ),
    allowOnly('legal-texts-alone', 'Words, for shop and mails.', `${PACKAGES}legal-texts/src`, [
      `${PACKAGES}legal-texts/messages`,
    ]),
    allowOnly('odoo-rpc', 'It speaks to any Odoo and knows no shop.', `${PACKAGES}odoo-rpc/src`, [
      npm('cockatiel', '(node:)?(http|https|util)'),
    ]),
    allowOnly(
      'story-delivery-alone',
      'It speaks the vendor’s protocol over any tree.',
      `${PACKAGES}story-delivery/src`,
      [npm('(node:)?(fs|path|fs/promises)')],
    ),
    allowOnly('story-reader', 'It reads stories for any shop.', `${PACKAGES}story-reader/src`, [
      pkg('story-delivery'),
      npm('storyblok-js-client', 'cockatiel', '(node:)?(fs|path|crypto|fs/promises)'),
    ]),
    allowOnly('adyen-stand-in', 'It plays a vendor of payments, and knows no shop.', `${PACKAGES}adyen-stand-in/src`, [
      npm('hono', '@hono/node-server', '@adyen/api-library', '(node:)?(crypto|timers/promises)'),
    ]),
    allowOnly('records-alone', 'Every source of the catalogue fills them in.', `${PACKAGES}catalogue-records/src`, [
      OWN_TIMBER,
    ]),
    allowOnly('sample-range', 'A source of the catalogue, made without I/O.', `${PACKAGES}sample-range/src`, [
      OWN_TIMBER,
      RECORDS,
    ]),
    allowOnly('sdk-runs-anywhere', 'The SDK runs in the browser, at the edge and in Node.', `${SDK}/(?!server/)`, [
      npm('@graphql-typed-document-node/core', 'graphql'),
    ]),
    allowOnly('sdk-server', 'What only a shop’s server needs has an entry of its own.', `${SDK}/server/`, [
      npm('ipaddr.js', '(node:)?crypto'),
    ]),
    allowOnly('hooks', 'Hooks join the SDK and TanStack Query.', `${PACKAGES}commerce-hooks/src`, [
      pkg('odoo-sdk', 'timber'),
      npm('@tanstack/[^/]+', 'react', '@types/react'),
    ]),
    forbid(
      'hooks-not-generated',
      'The SDK’s generated code is behind its door.',
      `${PACKAGES}commerce-hooks/src`,
      'odoo-sdk/src/',
    ),
    allowOnly('kit', 'The kit knows neither commerce, Next nor a language.', `${PACKAGES}ui/src`, [
      OWN_TIMBER,
      npm('react-aria-components', 'react-aria', 'react-stately', '@react-aria/[^/]+', '@react-stately/[^/]+'),
      npm('@react-types/[^/]+', '@internationalized/[^/]+', '@vanilla-extract/[^/]+', 'react', 'react-dom'),
      npm('@types/react', '@types/react-dom', '@fontsource-variable/[^/]+', 'csstype'),
    ]),
    allowOnly('blocks', 'Links, images and product lists come in through a provider.', `${PACKAGES}cms-blocks/src`, [
      pkg('ui', 'timber'),
      npm('@storyblok/[^/]+', '@vanilla-extract/[^/]+', 'react', '@types/react'),
    ]),

    allowOnly('api-domain', 'Rules without I/O.', `^${API}/domain`, [OWN_TIMBER, npm('jsvat-next')]),
    allowOnly('api-ports', 'Ports speak the specification’s words.', `^${API}/ports`, [
      OWN_TIMBER,
      RECORDS,
      `^${API}/domain`,
    ]),
    forbid(
      'api-sample-on-demand',
      'The sample range is loaded by await import(), so that a merchant’s API never has it in memory.',
      `^${API}/(?!backends/odoo/sample/)`,
      `${pkg('sample-range')}|^${API}/backends/odoo/sample/(?!known-ranges)`,
      { dynamic: false },
    ),
    forbid('api-not-kit', 'A server draws sections without React.', `^${API}`, pkg('ui')),
    forbid(
      'api-use-cases',
      'A use case knows neither its caller nor its vendors.',
      `^${API}/use-cases`,
      `^${API}/(graphql|http|backends|gateways)/`,
    ),
    forbid(
      'api-edges',
      'Resolvers and routes translate; they do not decide.',
      `^${API}/(graphql|http)`,
      `^${API}/(backends|gateways|database)/`,
    ),
    forbid(
      'api-inside',
      'They serve every backend.',
      `^${API}/(carts|catalogue|content|limits|orders|sessions|outbox)`,
      `^${API}/(backends|gateways|graphql|http|use-cases)/`,
    ),
    forbid(
      'api-database',
      'Owned by nobody above it.',
      `^${API}/database`,
      `^${API}/(backends|gateways|graphql|http|use-cases|carts|catalogue|content|orders|sessions|outbox)/`,
    ),
    forbid(
      'api-mails',
      'A mail is made without knowing how it is sent.',
      `^${API}/(mails|texts)`,
      `^${API}/(backends|gateways|graphql|http|use-cases)/`,
    ),
    {
      name: 'api-backends-apart',
      comment: 'A backend does not know another.',
      severity: 'error',
      from: { path: `^${API}/backends/([^/]+)/`, pathNot: TESTS },
      to: { path: `^${API}/(backends|graphql|http|gateways|use-cases)/`, pathNot: `^${API}/backends/$1/` },
    },
    {
      name: 'api-gateways-apart',
      comment: 'A gateway does not know another.',
      severity: 'error',
      from: { path: `^${API}/gateways/([^/]+)/`, pathNot: TESTS },
      to: { path: `^${API}/(gateways|backends|graphql|http|database|use-cases)/`, pathNot: `^${API}/gateways/$1/` },
    },
    {
      name: 'api-composition',
      comment: 'Only main.ts and tests compose.',
      severity: 'error',
      from: { path: `^${API}/`, pathNot: `^${API}/(main\\.ts$|compose/)|${TESTS}` },
      to: { path: `^${API}/compose/` },
    },

    forbid('shop-lib', 'lib is below features and components.', `^${SHOP}/lib`, `^${SHOP}/(features|components|app)/`),
    forbid('shop-components', 'Shared components know no feature.', `^${SHOP}/components`, `^${SHOP}/(features|app)/`),
    {
      name: 'shop-features-apart',
      comment: 'Lift what two features share to components, lib or ui.',
      severity: 'error',
      from: { path: `^${SHOP}/features/([^/]+)/` },
      to: { path: `^${SHOP}/(features|app)/`, pathNot: `^${SHOP}/features/$1/` },
    },
    {
      name: 'shop-app',
      comment: 'A page calls a feature; only layouts use packages.',
      severity: 'error',
      from: { path: `^${SHOP}/app/`, pathNot: '/(layout|global-error)\\.tsx$' },
      to: { path: pkg('ui', 'timber', 'odoo-sdk', 'commerce-hooks', 'cms-blocks') },
    },
    forbid(
      'sandbox',
      'A stand-in shares nothing with what it stands in for but what makes a shop public; vendors with packages of their own are played by these.',
      '^apps/sandbox/src',
      `${PACKAGES}(?!(story-(delivery|reader)|adyen-stand-in)/|odoo-sdk/dist/server)|node_modules/@geven/(?!story-(delivery|reader)/|adyen-stand-in/|odoo-sdk/dist/server)`,
    ),
    {
      name: 'no-dev-dependency',
      comment: 'What runs in production is a dependency.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: TESTS },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['npm-peer', 'type-only'],
        pathNot: '/node_modules/(@types|@fontsource-variable)/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: {
      path: '(^|/)next-env\\.d\\.ts$|tsup\\.config\\.bundled_|(^|/)(dist|\\.next[^/]*|storybook-static|\\.turbo|\\.data)/',
    },
    tsPreCompilationDeps: true,
    // The only one with aliases; the rest extend the base that it extends.
    tsConfig: { fileName: 'apps/shop/tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
