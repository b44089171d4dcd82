import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { areaSettings } from './area-settings';

/** Where pictures and documents are. */
export const fileSettings = areaSettings(
  {
    /** Where files are kept; the folder of a stack's database and logs. */
    DATA_DIR: z.string().default(join(tmpdir(), 'geven')),
    /** Files of customers, such as exports of their data; unset: `files` in `DATA_DIR`. All processes share it. */
    FILES_FOLDER: z.string().optional(),
    /** Pictures in the sizes that were asked for; unset: `pictures` in `DATA_DIR`. */
    PICTURE_CACHE_FOLDER: z.string().optional(),
    /** Bytes of pictures that are kept at most. */
    PICTURE_CACHE_BYTES: z.coerce
      .number()
      .int()
      .min(1024 * 1024)
      .default(256 * 1024 * 1024),
    /** Photographs by item number, which take the place of the illustrations; unset: there are none. */
    PICTURES_FOLDER: z.string().optional(),
    /** The merchant's own documents by item number and kind, which take the place of those that the API writes. */
    DOCUMENTS_FOLDER: z.string().optional(),
  },
  (variables) => ({
    customers: variables.FILES_FOLDER ?? join(variables.DATA_DIR, 'files'),
    pictureCache: {
      folder: variables.PICTURE_CACHE_FOLDER ?? join(variables.DATA_DIR, 'pictures'),
      maxBytes: variables.PICTURE_CACHE_BYTES,
    },
    photographs: variables.PICTURES_FOLDER,
    documents: variables.DOCUMENTS_FOLDER,
  }),
);
