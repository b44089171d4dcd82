import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';

// Turbopack finds the style files only when it is told where they are. They give names to components; their rules come
// from the one stylesheet that lists them, because Turbopack never merges style files of different pages.
const withVanillaExtract = createVanillaExtractPlugin({
  outputCss: false,
  unstable_turbopack: { mode: 'on', glob: ['**/*.css.ts'] },
});

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // Our own server does, see server/compress-answer.ts.
  compress: false,
  turbopack: {
    rules: {
      '**/src/app/styles.ts': { as: '*.js', loaders: [{ loader: '@vanilla-extract/turbopack-plugin', options: {} }] },
    },
  },
  cacheHandler: require.resolve('./cache-handler.cjs'),
  // The bounded cache on disk is the one cache; several processes may share it.
  cacheMaxMemorySize: 32 * 1024 * 1024,
  experimental: { globalNotFound: true },
  // The API resizes; a second way to do it would be open to everybody.
  images: { unoptimized: true },
  // Pictures carry a hash of their content in the query, see features/content/home/pictures.ts.
  headers: async () => [
    {
      source: '/pictures/:path*',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
};

export default withVanillaExtract(config);
