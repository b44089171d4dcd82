import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { accessoryTile } from '../../drawings/accessory-tile';
import type { Drawing, DrawingTheme } from '../../drawings/drawing';
import { drawingVersion, parseDrawingPath } from '../../drawings/drawing-address';
import { loadPicture } from '../../drawings/load-picture';
import { logotypePicture } from '../../drawings/logotype-picture';
import { sectionPicture } from '../../drawings/section-picture';
import type { PictureSource } from '../../ports/picture-source';

interface DrawingsOptions {
  /** What the logotype says. */
  readonly brand: string;
  /** Our illustrations: end grain, accessories. */
  readonly folder: string;
  /** What there is in the folder, by path. */
  readonly manifest: Readonly<Record<string, { readonly colour: string }>>;
}

/** Widest that end grain is drawn, in pixels. */
const GRAIN_WIDTH = 240;

/** Drawings for mails, made when they are first asked for: woods and accessories are closed lists, there is no text. */
export function createDrawings({ brand, folder, manifest }: DrawingsOptions): PictureSource {
  const endOf = (wood: string) => `ends/${wood}.webp`;
  const accessoryOf = (name: string) => `accessories/${name}.webp`;
  const isKnown = (path: string) => Object.hasOwn(manifest, path);
  const colourOf = (wood: string) => manifest[endOf(wood)]?.colour ?? 'none';
  const grainOf = async (wood: string) =>
    sharp(await readFile(join(folder, endOf(wood))))
      .resize(GRAIN_WIDTH)
      .png()
      .toBuffer();

  function canDraw(drawing: Drawing): boolean {
    if (drawing.kind === 'section') return isKnown(endOf(drawing.wood));
    if (drawing.kind === 'accessory') return isKnown(accessoryOf(drawing.name));
    return drawing.kind === 'logotype' || drawing.bundles.every(({ wood }) => isKnown(endOf(wood)));
  }

  async function draw(drawing: Drawing, theme: DrawingTheme): Promise<Buffer> {
    if (drawing.kind === 'accessory') return accessoryTile(await readFile(join(folder, accessoryOf(drawing.name))));
    if (drawing.kind === 'section') return toPng(sectionPicture(drawing, theme, await grainOf(drawing.wood)));
    return toPng(drawing.kind === 'load' ? loadPicture(drawing, theme, colourOf) : logotypePicture(brand, theme));
  }

  return {
    async find(path) {
      const parsed = parseDrawingPath(path);
      if (!parsed || !canDraw(parsed.drawing)) return null;
      const { drawing, theme } = parsed;
      return {
        version: drawingVersion(drawing, brand),
        read: () => draw(drawing, theme),
      };
    },
  };
}

const toPng = (svg: string): Buffer =>
  Buffer.from(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
