import { expect, it } from 'vitest';
import * as sdk from './index';

it('pins what the package exports (DC-01)', () => {
  expect(Object.keys(sdk).sort()).toEqual([
    'ERROR_MESSAGES',
    'SdkError',
    'UPLOAD_HEADERS',
    'UPLOAD_LIMITS',
    'UPLOAD_TYPES',
    'createSdk',
    'errorText',
  ]);
});
