import type { Clock } from '../../ports/clock';
import type { Files } from '../../ports/files';
import { openFileFolder } from './file-folder';
import { openS3Files, type S3Bucket } from './s3-files';

interface FilesPlace {
  readonly folder: string;
  /** Null: files are in the folder. */
  readonly bucket: S3Bucket | null;
}

/** Files where the settings say that they are. */
export function openFiles({ folder, bucket }: FilesPlace, clock: Clock): Files {
  return bucket ? openS3Files({ bucket, clock }) : openFileFolder({ folder, clock });
}
