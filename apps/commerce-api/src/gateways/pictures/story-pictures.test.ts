import { describe, expect, it, vi } from 'vitest';
import { createStoryPictures } from './story-pictures';

const FILE = 'storyblok/f/88751/1200x800/c5f0a7d1e2/terrace.jpg';
const picturesOf = (answer: () => Promise<Response>) => {
  const get = vi.fn((_url: unknown, _init?: RequestInit) => answer());
  return {
    get,
    pictures: createStoryPictures({ origin: 'https://a.storyblok.com', space: '88751', fetch: get as typeof fetch }),
  };
};

describe('pictures of stories', () => {
  it('come from the content service’s own host, and only when they are read', async () => {
    const { get, pictures } = picturesOf(async () => new Response('bytes'));
    const picture = await pictures.find(FILE);
    expect(get).not.toHaveBeenCalled();
    expect((await picture?.read())?.toString()).toBe('bytes');
    const [url, init] = get.mock.calls[0] ?? [];
    expect(url).toBe('https://a.storyblok.com/f/88751/1200x800/c5f0a7d1e2/terrace.jpg');
    expect(init?.redirect).toBe('error');
  });

  it.each([
    'f/88751/c5f0a7d1e2/terrace.jpg',
    'storyblok/f/88751/../secrets/terrace.jpg',
    'storyblok/v2/cdn/stories/terrace.jpg',
    'storyblok/f/x/c5f0a7d1e2/terrace.jpg',
    'storyblok/f/99999/c5f0a7d1e2/another-space.jpg',
    'storyblok/f/88751/c5f0a7d1e2/a/terrace.jpg',
  ])('are not those of %s', async (path) => {
    const { get, pictures } = picturesOf(async () => new Response('bytes'));
    expect(await pictures.find(path)).toBeNull();
    expect(get).not.toHaveBeenCalled();
  });

  it('are gone when the service does not have them, and fail when it has trouble', async () => {
    const gone = await picturesOf(async () => new Response(null, { status: 403 })).pictures.find(FILE);
    expect(await gone?.read()).toBeNull();
    const down = await picturesOf(async () => new Response(null, { status: 502 })).pictures.find(FILE);
    await expect(down?.read()).rejects.toThrow('502');
  });

  it('that are missing are asked for once a minute', async () => {
    const { get, pictures } = picturesOf(async () => new Response(null, { status: 404 }));
    const missing = await pictures.find(FILE);
    expect([await missing?.read(), await missing?.read()]).toEqual([null, null]);
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('are read no further than 20 MB', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const { pictures } = picturesOf(async () => new Response(endless));
    const picture = await pictures.find(FILE);
    await expect(picture?.read()).rejects.toThrow('too large');
    expect(sent).toBeLessThan(25);
  });
});
