import { describe, expect, it } from 'vitest';
import { createStoryPaths } from './story-paths';

const paths = createStoryPaths([
  { slug: 't/terms', paths: { nl: '/t/terms', en: '/t/terms', de: '/t/terms' } },
  { slug: 't/wissensdatenbank', paths: { nl: '/t/kennisbank', en: '/t/kennisbank', de: '/t/wissensdatenbank' } },
  { slug: 's/nur-deutsch', paths: { de: '/s/nur-deutsch' } },
  { slug: 's/again', paths: { de: '/t/terms' } },
]);

describe('the addresses of stories', () => {
  it('have a language where only one uses them (RT-33)', () => {
    expect(paths.find('/t/wissensdatenbank')).toMatchObject({ slug: 't/wissensdatenbank', owner: 'de' });
    expect(paths.find('/t/kennisbank')).toMatchObject({ slug: 't/wissensdatenbank', owner: null });
    expect(paths.find('/s/nur-deutsch')).toMatchObject({ owner: 'de' });
  });

  it('belong to the first story that claims them', () => {
    expect(paths.find('/t/terms')).toMatchObject({ slug: 't/terms', owner: null });
  });

  it('are those alone', () => {
    for (const path of ['/', '/t/', '/t/terms/', '/t/Terms', 't/terms', '/constructor']) {
      expect(paths.find(path), path).toBeNull();
    }
  });
});
