import { describe, expect, it } from 'vitest';
import * as constants from './constants';

// One test for each constant: a changed number must be meant twice.

describe('Lists and filters', () => {
  it('show 18 products on a page (CN-11)', () => {
    expect(constants.PAGE_SIZE).toBe(18);
  });

  it('give 20 products to an API call that names no size (CN-11)', () => {
    expect(constants.API_PAGE_SIZE).toBe(20);
  });

  it('bring 100 categories in one call (CN-11)', () => {
    expect(constants.CATEGORY_LIST_SIZE).toBe(100);
  });

  it('show 10 orders or invoices on a page (CN-11)', () => {
    expect(constants.ORDER_PAGE_SIZE).toBe(10);
  });

  it('offer pages of 5, 10, 15 and 20 orders (CN-11)', () => {
    expect(constants.ORDER_PAGE_SIZES).toEqual([5, 10, 15, 20]);
  });

  it('sort by these fields (CN-11)', () => {
    expect(constants.SORT_FIELDS).toEqual([
      'relevance',
      'thickness',
      'width',
      'quality',
      'name',
      'popularity',
      'price',
    ]);
  });

  it('sort by relevance when nothing is asked (CN-11)', () => {
    expect(constants.DEFAULT_SORT_FIELD).toBe('relevance');
  });

  it('part thickness at 28, 40 and 60 mm (CN-11)', () => {
    expect(constants.THICKNESS_BUCKETS.map(({ slug }) => slug)).toEqual(['till-28', '28-40', '40-60', '60-and-more']);
  });

  it('part width at 70 and 150 mm (CN-11)', () => {
    expect(constants.WIDTH_BUCKETS.map(({ slug }) => slug)).toEqual(['till-70', '70-150', '150-and-more']);
  });

  it('call timber bigger above 40 mm (CN-11)', () => {
    expect(constants.BIGGER_ABOVE_MM).toBe(40);
  });

  it('scroll filters from their heights on (CN-11)', () => {
    expect(constants.FILTER_MAX_HEIGHTS_PX).toEqual({
      category: 372,
      profile: 200,
      application: 220,
      thickness: 220,
      specie: 328,
    });
  });
});

describe('Money, tax and places', () => {
  it('sell in EUR (CN-03, CN-11)', () => {
    expect(constants.CURRENCY).toBe('EUR');
  });

  it('list EUR and USD (CN-03, CN-11)', () => {
    expect(constants.CURRENCIES).toEqual(['EUR', 'USD']);
  });

  it('tax by the language at first (CN-02, CN-11)', () => {
    expect(constants.VAT_RATE_OF_LOCALE).toEqual({ nl: 21, en: 21, de: 19 });
  });

  it('tax by the country once it is known (CN-02, CN-11)', () => {
    expect(constants.VAT_RATE_OF_COUNTRY).toEqual({ NL: 21, BE: 21, DE: 19 });
  });

  it('deliver to NL, BE and DE (CN-04, CN-11)', () => {
    expect(constants.DELIVERY_COUNTRIES).toEqual(['NL', 'BE', 'DE']);
  });

  it('bill in the 27 countries of the EU (CN-04, CN-11)', () => {
    expect(new Set(constants.EU_COUNTRIES).size).toBe(27);
    expect(constants.EU_COUNTRIES).toEqual(expect.arrayContaining([...constants.DELIVERY_COUNTRIES]));
    expect(constants.EU_COUNTRIES).not.toContain('GB');
    expect(constants.EU_COUNTRIES).not.toContain('CH');
  });

  it('list US and DE for the locales (CN-04, CN-11)', () => {
    expect(constants.LOCALE_COUNTRIES).toEqual(['US', 'DE']);
  });

  it('add 20 euro to a delivery to Belgium (CN-11)', () => {
    expect(constants.BELGIAN_SURCHARGE_CENTS).toBe(2000);
  });

  it('send up to 20 kg and 1.75 m as a parcel (CN-11)', () => {
    expect(constants.PARCEL_MAX_WEIGHT_G).toBe(20_000);
    expect(constants.PARCEL_MAX_LENGTH_MM).toBe(1750);
  });

  it('promise 4 to 8 days, in the German shop 4 to 15 (CN-11)', () => {
    expect(constants.DELIVERY_DAYS).toEqual({
      nl: { from: 4, to: 8 },
      en: { from: 4, to: 8 },
      de: { from: 4, to: 15 },
    });
  });
});

describe('Goods', () => {
  it('allow 9,999 pieces on a line (CN-11)', () => {
    expect(constants.MAX_PIECES).toBe(9999);
  });

  it('mark samples with the length value 23 (CN-11)', () => {
    expect(constants.SAMPLE_LENGTH_VALUE).toBe(23);
  });

  it('cut samples to 250 mm (CN-11)', () => {
    expect(constants.SAMPLE_LENGTH_MM).toBe(250);
  });
});

describe('Cookies and notifications', () => {
  it('keep the cart size for 604800 s (CN-11)', () => {
    expect(constants.CART_SIZE_COOKIE_SECONDS).toBe(604_800);
  });

  it('keep the user for 604800 s (CN-11)', () => {
    expect(constants.USER_COOKIE_SECONDS).toBe(604_800);
  });

  it('keep the locale for 365 days (CN-11)', () => {
    expect(constants.LOCALE_COOKIE_SECONDS).toBe(365 * 24 * 60 * 60);
  });

  it('set cookies for the whole site (CN-11)', () => {
    expect(constants.COOKIE_PATH).toBe('/');
  });

  it('show 3 notifications at most (CN-11)', () => {
    expect(constants.NOTIFICATION_LIMIT).toBe(3);
  });

  it('drop a notification after 6000 ms (CN-11)', () => {
    expect(constants.NOTIFICATION_TIMEOUT_MS).toBe(6000);
  });
});

describe('Screens and pictures', () => {
  it('tell six kinds of screen apart (CN-05, CN-11)', () => {
    expect(constants.BREAKPOINTS).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 });
  });

  it('show more slides on wider screens (CN-11)', () => {
    expect(constants.SLIDER_STEPS.map(({ from, slides }) => [from, slides])).toEqual([
      [0, 1.3],
      [767, 2.8],
      [1099, 3.3],
      [1300, 4],
    ]);
  });

  it('have four sizes of picture (CN-11)', () => {
    const sizes = Object.values(constants.IMAGE_SIZES).map(({ width, height }) => `${width}x${height}`);
    expect(sizes).toEqual(['73x90', '171x210', '360x442', '620x761']);
  });

  it("leave 150 px above a hash link's target (CN-11)", () => {
    expect(constants.SCROLL_OFFSET_PX).toBe(150);
  });

  it('fly the dot 400 px, on smaller screens 240 px (CN-11)', () => {
    expect(constants.CART_ANIMATION_DISTANCE_PX).toEqual({ desktop: 400, other: 240 });
  });
});

describe('Timings', () => {
  it('fly the dot for 800 ms (CN-11)', () => {
    expect(constants.CART_ANIMATION_MS).toBe(800);
  });

  it('show a loading state after 200 ms (CN-06, CN-11)', () => {
    expect(constants.LOADING_DELAY_MS).toBe(200);
  });

  it('check the screen again 50 ms after a resize (CN-07, CN-11)', () => {
    expect(constants.RESIZE_RECHECK_MS).toBe(50);
  });

  it('wait 2000 ms for an idle moment (CN-11)', () => {
    expect(constants.IDLE_PREFETCH_TIMEOUT_MS).toBe(2000);
  });

  it('prefetch nothing on 2g (CN-11)', () => {
    expect(constants.NO_PREFETCH_CONNECTIONS).toContain('2g');
  });

  it('focus the search of a chat link after 100 ms (CN-11)', () => {
    expect(constants.CHAT_LINK_FOCUS_DELAY_MS).toBe(100);
  });

  it('reload for a failed chunk once in 60 s (CN-11)', () => {
    expect(constants.CHUNK_RELOAD_GUARD_MS).toBe(60 * 1000);
  });

  it('time the progress bar (CN-11)', () => {
    expect(constants.PROGRESS_BAR_MS).toEqual({ throttle: 200, duration: 5000, fade: 500 });
  });

  it('count a page view after 5 s (CN-11)', () => {
    expect(constants.PAGE_VIEW_DELAY_MS).toBe(5000);
  });
});

describe('Promises and forms', () => {
  it('show a rating of 4.5 stars (CN-11)', () => {
    expect(constants.RATING).toBe(4.5);
  });

  it('answer messages within 24 hours (CN-11)', () => {
    expect(constants.REPLY_HOURS).toBe(24);
  });

  it('mail about a callback within 5 minutes (CN-11)', () => {
    expect(constants.CALLBACK_MAIL_MINUTES).toBe(5);
  });

  it('process an order in 2 minutes at most (CN-11)', () => {
    expect(constants.ORDER_PROCESSING_MINUTES).toBe(2);
  });

  it('promise the confirmation mail per language (CN-11)', () => {
    expect(constants.CONFIRMATION_MAIL_WITHIN).toEqual({ nl: 'few-minutes', en: 'hour', de: 'few-minutes' });
  });

  it('advise to wait for the reset link per language (CN-11)', () => {
    expect(constants.RESET_LINK_MINUTES).toEqual({ nl: 2, en: 15, de: 15 });
  });

  it('look order numbers up from 6 characters on (CN-11)', () => {
    expect(constants.ORDER_NUMBER_MIN_LENGTH).toBe(6);
  });

  it('take 10 MB of files (CN-11)', () => {
    expect(constants.UPLOAD_LIMIT_BYTES).toBe(10_000_000);
  });

  it('take 10 files (CN-11)', () => {
    expect(constants.UPLOAD_MAX_FILES).toBe(10);
  });

  it('take these kinds of file (CN-11)', () => {
    expect(constants.UPLOAD_EXTENSIONS).toEqual([
      'pdf',
      'jpg',
      'png',
      'webp',
      'heic',
      'xlsx',
      'csv',
      'docx',
      'dwg',
      'dxf',
    ]);
  });
});
