import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createStoryDelivery } from '@geven/story-delivery';
import { Hono } from 'hono';
import type { ContentEnv } from '../env';
import type { ContentStore } from './content-store';

/** What the service can be told to do wrong, so that the shop's answer can be seen. */
export const FAULTS = ['none', 'slow', '429', '500', 'half'] as const;
export type Fault = (typeof FAULTS)[number];

/** A fault, and the end of the paths that have it; all of them when it is empty. */
export interface FaultSetting {
  mode: Fault;
  path: string;
}

const SLOW_MS = 20_000;
/** Size, hash and name, as the vendor writes them; nothing that leaves the folder. */
const ASSET = /^\d{1,5}x\d{1,5}\/[\da-f]{6,40}\/[\w-][\w.-]{0,119}$/;
const TYPES = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png', avif: 'image/avif', pdf: 'application/pdf' };

/** The delivery API and the files of the space. */
export function deliveryRoutes({ tree }: ContentStore, env: ContentEnv, fault: FaultSetting): Hono {
  const deliver = createStoryDelivery({
    tree,
    tokens: { public: env.token, preview: env.previewToken },
    space: { id: env.space, name: 'Sandbox', languages: ['nl', 'en'] },
  });
  return new Hono()
    .all('/v2/cdn/*', async ({ req }) => {
      if (!req.path.endsWith(fault.path)) return deliver(req.raw);
      if (fault.mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      if (fault.mode === '429') return Response.json({ error: 'Too many requests' }, { status: 429 });
      if (fault.mode === '500') return new Response(null, { status: 500 });
      const answer = await deliver(req.raw);
      if (fault.mode !== 'half') return answer;
      const text = await answer.text();
      return new Response(text.slice(0, text.length / 2), { headers: { 'content-type': 'application/json' } });
    })
    .get('/f/:space/:path{.+}', async ({ req }) => {
      const { space, path } = req.param();
      if (space !== String(env.space) || !ASSET.test(path)) return new Response(null, { status: 403 });
      const read = (folder: string) => readFile(join(folder, 'assets', path)).catch(() => null);
      const file = (await read(env.folder)) ?? (await read(join(env.editedFolder, '..')));
      const type = TYPES[(path.split('.').at(-1) ?? '') as keyof typeof TYPES];
      if (!file || !type) return new Response(null, { status: 403 });
      return new Response(new Uint8Array(file), { headers: { 'content-type': type } });
    });
}
