import { startOwnShop } from './own-shop';

/** Where the sandbox plays the tag's vendor and the hosts of films. */
export const SANDBOX = process.env.SANDBOX_URL ?? 'http://localhost:4100';
const MANAGEMENT = `${SANDBOX}/v1/spaces/1/stories`;
/** Folder of pages whose path begins with `/t`. */
const PAGES_FOLDER = 901;

/** A shop with a tag in German and English, players of films and a vendor's captcha, all of them in the sandbox. */
export const startVendorShop = (copies: string) =>
  startOwnShop({
    TAG_ID_DE: 'GTM-DE',
    TAG_ID_EN: 'GTM-EN',
    TAG_URL: `${SANDBOX}/tag/gtm.js`,
    TAG_HOSTS: SANDBOX,
    YOUTUBE_PLAYER_URL: SANDBOX,
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: 'pass',
    CAPTCHA_URL: SANDBOX,
    STORYBLOK_URL: `${SANDBOX}/v2`,
    STORYBLOK_TOKEN: 'sandbox-public',
    STORYBLOK_SPACE: '1',
    STORY_COPIES_FOLDER: copies,
  });

/** What the tag's vendor heard that a page was viewed. */
export async function pageViews(id: string): Promise<{ page_location: string; user_status: string }[]> {
  const heard = (await (await fetch(`${SANDBOX}/api/tag`)).json()) as {
    id: string;
    event: { event: string; page_location: string; user_status: string };
  }[];
  return heard.flatMap((each) => (each.id === id && each.event.event === 'page_view' ? [each.event] : []));
}

/** Publishes a page with two films; returns its path. */
export async function publishFilms(): Promise<string> {
  const slug = `filme-${process.pid}-${Date.now()}`;
  const film = (title: string, video_id: string) => ({
    _uid: video_id,
    component: 'Video',
    provider: 'youtube',
    video_id,
    title,
  });
  const content = {
    _uid: slug,
    component: 'page',
    title: 'Filme',
    lead: 'Zwei Filme',
    languages: ['de'],
    body: [film('Terrasse ölen', 'abcdefghijk'), film('Terrasse fegen', 'bcdefghijkl')],
  };
  const send = async (address: string, method: string, story: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(address, { method, headers, body: JSON.stringify({ story }) });
    if (!answer.ok) throw new Error(`The sandbox answers ${answer.status}`);
    return ((await answer.json()) as { story: { id: number } }).story.id;
  };
  const id = await send(MANAGEMENT, 'POST', { name: 'Filme', slug, parent_id: PAGES_FOLDER, content });
  await send(`${MANAGEMENT}/${id}?publish=1`, 'PUT', {});
  return `/t/${slug}`;
}
