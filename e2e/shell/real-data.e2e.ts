import { VectorTile } from '@mapbox/vector-tile';
import { parse } from 'csv-parse/sync';
import type { Polygon } from 'geojson';
import { readFileSync } from 'node:fs';
import { PbfReader } from 'pbf';
import type { Download, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  readBack,
  type ReadLayer,
} from '../../functions/src/land/composed/exports/testing/read-back.ts';
import { toGrid } from '../../web/src/map/draw/national-grid.ts';
import { cornersOf, farthest } from '../support/corners.ts';
import { configInContent, useOwnCouncil } from '../support/own-council.ts';
import { filesPresent, publishedFile } from '../support/published-files.ts';
import {
  inDegrees,
  londonSites,
  newcastleSites,
  referencesIn,
  wardOutline,
  type RawSite,
} from '../support/raw-sites.ts';
import { counted } from '../support/sites-found.ts';
import { heading, pageAt, useBrowser } from '../support/use-browser.ts';

/** Software WebGL takes up to 16 s to its first picture. */
const MAP_TAKES = { timeout: 60_000 };
const IMPORTS_TAKE = { timeout: 60_000 };
/** Metres: neither conversion carries the OSTN15 grid, so they agree much closer than with the ground. */
const SAME_PLACE = 0.5;

const layers = {
  'Newcastle wards': ['boundaries', 'wards-newcastle', '26 taken, 0 refused'],
  'Southwark wards': ['boundaries', 'wards-southwark', '21 taken, 0 refused'],
  'Southwark conservation areas': ['constraints', 'southwark-conservation', '53 taken, 0 refused'],
} as const;

const form = [
  { type: 'text', dbPropertyName: 'search_text', label: 'Words', placeholder: 'Any words' },
  { type: 'range', dbPropertyName: 'size_ha', label: 'Area', min: 0, max: 500, step: 0.1 },
  {
    type: 'checkbox list',
    dbPropertyName: 'ownership_status',
    label: 'Ownership',
    checkboxes: ['owned by a public authority', 'mixed ownership'].map((value) => ({
      value,
      label: value,
    })),
  },
  { type: 'in area', label: 'Where' },
].map((filter, order) => ({ ...filter, order }));

/** What councils publish, imported as they publish it, against what the test itself reads in their files. */
describe.skipIf(!filesPresent)('with files as councils publish them', () => {
  const council = useOwnCouncil(0);
  const { visitAs } = useBrowser({ map: true });
  const open = (who: string, path: string): Promise<Page> =>
    pageAt(path, visitAs(`${who}@${council}.test`, { width: 1440 }));
  let raw: RawSite[];
  /** The search of Peckham, as its address says it, and the references that must be found. */
  let peckham: { address: string; references: string[] };

  beforeAll(async () => {
    raw = [...newcastleSites(), ...londonSites()];
    const config = await configInContent(council, 'site-search');
    await config.spoil(JSON.stringify({ schemaVersion: 2, filters: form }));
  });

  it('an administrator imports a register, boundaries and layers', async () => {
    const page = await open('admin', '/admin/placemaker/geodata/upload');
    const upload = async (kind: string, file: ReturnType<typeof publishedFile>, name = '') => {
      await page.getByRole('radio', { name: kind }).check();
      if (name) await page.getByLabel('Name of the layer').fill(name);
      await page.getByLabel('File', { exact: true }).setInputFiles(file);
      await page.getByRole('button', { name: /^Upload and / }).click();
      await page.getByRole('heading', { name: `Report: ${file.name}` }).waitFor();
      if (kind === 'Map layer') return;
      const compared = page.getByText('Nothing has been written yet');
      // Sites of all London: most of them lie outside the council.
      const anyway = page.getByRole('button', { name: 'Compare all the same' });
      await compared.or(anyway).first().waitFor(IMPORTS_TAKE);
      if (await anyway.isVisible()) await anyway.click();
      await compared.waitFor(IMPORTS_TAKE);
      await page.getByRole('button', { name: 'Import', exact: true }).click();
    };
    await upload('Brownfield land register', publishedFile('brownfield', 'newcastle'));
    for (const [name, [kind, start]] of Object.entries(layers))
      await upload('Map layer', publishedFile(kind, start), name);
    await upload('Sites with boundaries', publishedFile('sites', 'london'));
    const imports = page.getByRole('region', { name: 'Imports' });
    const results = [
      ...Object.values(layers).map(([, , result]) => result),
      '117 taken, 0 refused',
    ];
    for (const result of [...results, '2,479 taken, 9 refused'])
      await imports.getByText(result).waitFor(IMPORTS_TAKE);
  });

  it('words, form fields and wards find as many sites as stand in the files', async () => {
    const page = await open('officer', '/map');
    await counted(page, exactly(raw));
    await page.getByLabel('Words', { exact: true }).fill('Depot');
    await page.keyboard.press('Enter');
    const depots = raw.filter(({ words }) => words.includes('depot'));
    await counted(page, exactly(depots));

    await page.getByLabel('Words', { exact: true }).fill('road');
    await page.getByLabel('Area From').fill('1');
    await page.getByLabel('owned by a public authority').check();
    await page.getByRole('button', { name: 'Search Sites' }).click();
    const publicLand = raw.filter(
      ({ words, hectares, ownership }) =>
        // The second is how the register's form of 2017 said it.
        /^(owned by a public authority|public ownership)$/.test(ownership) &&
        words.includes('road') &&
        hectares >= 1,
    );
    await counted(page, exactly(publicLand));
    expect(publicLand.length).toBeGreaterThan(0);

    // A ward is found by its name, and the sites in it are those of the files.
    await page.goto('/map');
    await counted(page, exactly(raw));
    await searchIn(page, 'Newcastle wards', 'Byker');
    const inByker = referencesIn(wardOutline('newcastle', 'Byker'), raw);
    await counted(page, exactly(inByker));
    await searchIn(page, 'Southwark wards', 'Peckham');
    const references = referencesIn(wardOutline('southwark', 'Peckham'), raw);
    await counted(page, exactly(references));
    expect(Math.min(inByker.length, references.length)).toBeGreaterThan(0);
    const { pathname, search } = new URL(page.url());
    peckham = { address: pathname + search, references };
  }, 240_000);

  it('wards and conservation areas stand in the layer tree and are drawn', async () => {
    const page = await open('officer', `${peckham.address}&layers=sitesLayer`);
    await page.locator('[data-map="loaded"]').waitFor(MAP_TAKES);
    await page.getByRole('button', { name: 'Layers', exact: true }).click();
    const tree = page.getByRole('region', { name: 'Layers', exact: true });
    for (const [name, id] of [
      ['Southwark wards', 'southwark-wards'],
      ['Southwark conservation areas', 'southwark-conservation-areas'],
    ] as const) {
      const tile = page.waitForResponse(
        (answer) => answer.url().includes(`/vector-tiles/${council}/${id}/`),
        MAP_TAKES,
      );
      await tree.getByRole('checkbox', { name, exact: true }).click();
      const { layers: drawn } = new VectorTile(new PbfReader(await (await tile).body()));
      expect(drawn[id]?.length).toBeGreaterThan(0);
      await page.locator('[data-map-legend]').getByText(name, { exact: true }).waitFor();
    }
    await tree.getByPlaceholder('Find a feature by name or id').fill('Sceaux');
    await tree.getByText('Sceaux Gardens').waitFor();
  });

  it('a site opens; all that were found are exported, each where its file has it', async () => {
    const page = await open('officer', peckham.address);
    await counted(page, exactly(peckham.references));
    const first = page.getByRole('region', { name: 'Sites found' }).getByRole('article').first();
    const name = (await first.getByRole('heading').textContent()) ?? '';
    await first.getByRole('link', { name: 'View Site Details' }).click();
    await heading(page, name).waitFor();
    await page.goBack();
    await counted(page, exactly(peckham.references));
    await page.getByRole('checkbox', { name: 'Select all', exact: true }).check();
    const { length } = peckham.references;
    await page.getByText(`${length} selected`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Export search results', exact: true }).click();
    await page.getByText(`${length} sites`, { exact: true }).waitFor();

    const csv = await downloaded(page, /^CSV/);
    const rows = parse(readFileSync(csv), { bom: true, columns: true }) as unknown as Record<
      string,
      string
    >[];
    expect(rows.map((row) => row['Reference']).sort()).toEqual(peckham.references);

    const geopackage = readFileSync(await downloaded(page, /^GeoPackage/));
    const [layer] = (await readBack(geopackage, 'sites.gpkg')) as [ReadLayer];
    expect(layer.srid).toBe(27700);
    expect(layer.features).toHaveLength(length);
    for (const { properties, geometry } of layer.features) {
      const site = raw.find(({ reference }) => reference === properties?.source_reference);
      const published = cornersOf(site?.rings).map((corner) => toGrid(inDegrees(corner)));
      const exported = cornersOf((geometry as Polygon).coordinates);
      expect(farthest(exported, published)).toBeLessThan(SAME_PLACE);
      expect(farthest(published, exported)).toBeLessThan(SAME_PLACE);
    }
  });

  it('the link shows a colleague in a fresh browser the same', async () => {
    const page = await open('viewer', peckham.address);
    await counted(page, exactly(peckham.references));
    const box = (name: string) => page.getByRole('combobox', { name, exact: true }).inputValue();
    await expect.poll(() => box('Where')).toBe('Southwark wards');
    await expect.poll(() => box('Which of its features')).toBe('Peckham');
  });
});

/** Chooses a feature of a layer in the form's box and searches. */
async function searchIn(page: Page, layer: string, feature: string): Promise<void> {
  for (const [box, words] of [
    ['Where', layer],
    ['Which of its features', feature],
  ] as const) {
    await page.getByRole('combobox', { name: box, exact: true }).click();
    await page.keyboard.type(words);
    const called = page.getByText(words, { exact: true });
    await page.getByRole('option').filter({ has: called }).click();
  }
  await page.getByRole('button', { name: 'Search Sites' }).click();
}

async function downloaded(page: Page, format: RegExp): Promise<string> {
  await page.getByRole('radio', { name: format }).check();
  const [download]: [Download, void] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  return download.path();
}

/** How the count of so many sites reads. */
function exactly({ length }: { length: number }): RegExp {
  return new RegExp(`/ ${length.toLocaleString('en-GB')} sites found$`);
}
