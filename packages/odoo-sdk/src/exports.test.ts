import { expect, it } from 'vitest';
import * as sdk from './index';

it('pins what the package exports (DC-01)', () => {
  expect(Object.keys(sdk).sort()).toEqual(['ERROR_MESSAGES', 'SdkError', 'createSdk', 'errorText']);
});
