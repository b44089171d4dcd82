// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entryPoints } from '../scripts/entry-points';

const packageFile = new URL('../package.json', import.meta.url);

// What the entry points let out; a change here is a change of the public interface and wants a changeset.
const componentsOnly = `
  ArticleCard Breadcrumbs Button Checkbox Chip ChoiceLinks Container CoverDrawing
  DataTable DefinitionList Dialog DimensionLine Disclosure Drawer EmptyState ErrorSummary
  Facts Fieldset FileField Gallery Heading Icon IconButton ImageZoom
  LengthBar Link LinkButton Meter Notice Pagination Picture
  PiecesField Price ProcessLine ProductCard ProductGrid Radio RadioGroup
  Ribbon SearchField Section Select SideNavigation Skeleton SkipLink Slider
  Stack Stars Steps StockMark SummaryBox
  SummaryRows SwatchRadio Text TextArea TextButton TextField Toggle ToggleButton Toggletip Unit VideoPlayer VisuallyHidden
`;
const publicNames: Record<string, string[]> = {
  ...Object.fromEntries(
    componentsOnly
      .trim()
      .split(/\s+/)
      .map((name) => [name, [name]]),
  ),
  Grid: ['Grid', 'GridCell'],
  HazardPictogram: ['HazardPictogram', 'toHazardCode'],
  SearchSuggestions: [
    'SearchSuggestions',
    'Suggestion',
    'SuggestionAction',
    'SuggestionGroup',
    'SuggestionMatch',
    'SuggestionRow',
  ],
  SectionDrawing: ['SectionDrawing', 'SectionOutlines'],
  Notifications: ['Notifications', 'createNotificationStore', 'useNotifications'],
  theme: [
    'breakpoints',
    'gevenTheme',
    'media',
    'sectionScale',
    'systemSelection',
    'textStyle',
    'timberYardTheme',
    'vars',
    'visuallyHidden',
  ],
  'focus-first-invalid': ['focusFirstInvalid'],
  'notification-store': ['createNotificationStore'],
};

describe('entry points of the package', () => {
  it('are the same in package.json as in the folders', () => {
    const { exports } = JSON.parse(readFileSync(packageFile, 'utf8')) as { exports: Record<string, unknown> };
    const listed = Object.keys(exports).filter((key) => !/\.css$|\.json$|\*/.test(key));
    const there = Object.keys(entryPoints()).map((name) => `./${name}`);
    expect(listed.sort()).toEqual(there.sort());
  });

  it('let out what is listed here and nothing else', async () => {
    const names = await Promise.all(
      Object.entries(entryPoints()).map(async ([name, file]) => {
        const module: object = await import(/* @vite-ignore */ `../${file}`);
        return [name, Object.keys(module).sort()] as const;
      }),
    );
    expect(Object.fromEntries(names)).toEqual(publicNames);
    // Loads the whole kit, which takes a while on a busy machine.
  }, 60_000);

  it('mark as client code only what needs the browser', () => {
    const clients = Object.entries(entryPoints())
      .filter(([, file]) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').startsWith("'use client'"))
      .map(([name]) => name);
    expect(clients.sort()).toEqual([
      'Dialog',
      'Drawer',
      'Gallery',
      'ImageZoom',
      'Notifications',
      'PiecesField',
      'SearchSuggestions',
      'Slider',
      'VideoPlayer',
    ]);
  });
});
