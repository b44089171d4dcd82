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
    /**
     * A bucket that they are kept in instead, of any store that speaks S3, with the bucket as its path or in its host:
     * `https://s3.eu-central-1.amazonaws.com/geven-files`; unset: the folder.
     */
    FILES_S3_URL: z.url({ protocol: /^https?$/ }).optional(),
    FILES_S3_REGION: z.string().default('us-east-1'),
    FILES_S3_ACCESS_KEY_ID: z.string().default(''),
    FILES_S3_SECRET_ACCESS_KEY: z.string().default(''),
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
    customers: {
      folder: variables.FILES_FOLDER ?? join(variables.DATA_DIR, 'files'),
      bucket: toBucket(variables),
    },
    pictureCache: {
      folder: variables.PICTURE_CACHE_FOLDER ?? join(variables.DATA_DIR, 'pictures'),
      maxBytes: variables.PICTURE_CACHE_BYTES,
    },
    photographs: variables.PICTURES_FOLDER,
    documents: variables.DOCUMENTS_FOLDER,
  }),
);

interface BucketVariables {
  readonly FILES_S3_URL?: string | undefined;
  readonly FILES_S3_REGION: string;
  readonly FILES_S3_ACCESS_KEY_ID: string;
  readonly FILES_S3_SECRET_ACCESS_KEY: string;
}

/** Null: files are in the folder. */
function toBucket(variables: BucketVariables) {
  const {
    FILES_S3_URL: url,
    FILES_S3_ACCESS_KEY_ID: accessKeyId,
    FILES_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = variables;
  if (!url) return null;
  // Without both, requests would go out unsigned, which a bucket answers that anybody can read.
  if (!accessKeyId || !secretAccessKey)
    throw new Error('FILES_S3_URL needs FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY');
  return { url, region: variables.FILES_S3_REGION, accessKeyId, secretAccessKey };
}
