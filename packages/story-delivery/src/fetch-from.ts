import type { StoryDelivery } from './story-delivery';

const MAX_REDIRECTS = 5;

/** A `fetch` that asks a delivery in this process, redirects followed, as a client's option of that name. */
export function fetchFrom(delivery: StoryDelivery): typeof fetch {
  return async (input, init) => {
    let request = new Request(input, init);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await delivery(request);
      const location = response.headers.get('location');
      if (response.status !== 301 || location === null) return response;
      request = new Request(new URL(location, request.url), init);
    }
    throw new TypeError('Redirected too often');
  };
}
