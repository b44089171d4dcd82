import { beforeEach, expect, it, vi } from 'vitest';

const getWebsiteMenu = vi.fn();
const renderAgainSoon = vi.fn();
vi.mock('../api/sdk-server', () => ({ sdkOf: () => ({ catalogue: { getWebsiteMenu } }), tagged: () => ({}) }));
vi.mock('../serving/render-again-soon', () => ({ renderAgainSoon }));

const load = async () => (await import('./load-menu')).loadMenu;
const MENU = [{ id: 1, name: 'Terrassendielen', path: 'terrassendielen', productCount: 3, childs: [] }];

beforeEach(() => {
  vi.resetModules();
  renderAgainSoon.mockReset();
  getWebsiteMenu.mockReset();
});

it('is the last good menu of the language while the API is away, on a page that is soon made again (CM-10)', async () => {
  const loadMenu = await load();
  getWebsiteMenu.mockResolvedValueOnce(MENU);
  expect(await loadMenu('de')).toEqual(MENU);
  expect(getWebsiteMenu).toHaveBeenCalledWith({ noParent: true }, {});
  expect(renderAgainSoon).not.toHaveBeenCalled();
  getWebsiteMenu.mockRejectedValue(new Error('away'));
  expect(await loadMenu('de')).toEqual(MENU);
  expect(renderAgainSoon).toHaveBeenCalledOnce();
  expect(await loadMenu('nl')).toEqual([]);
});
