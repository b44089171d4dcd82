import { expect, it } from 'vitest';
import { htmlToText } from '../catalogue/records/html-to-text';
import { descriptionOf } from './load-templates';

it('writes plain descriptions so that their lines are read back', () => {
  const description = '3 samples: oak; iroko\n5 samples: also teak & cedar';
  expect(htmlToText(descriptionOf({ html: null, description }))).toBe(description);
  expect(descriptionOf({ html: '<ul><li>Oak</li></ul>', description: 'Oak' })).toBe('<ul><li>Oak</li></ul>');
});
