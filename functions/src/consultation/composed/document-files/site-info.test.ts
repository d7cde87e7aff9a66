import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type Edition, mapsOf } from '../../ground/documents/edition.ts';
import { made, mapBlock, section } from '../../public-documents/testing/made-edition.ts';
import { siteInfoSheet } from './site-info.ts';

const OAK = { name: 'Oak', record: {} };
const BARE = { ...OAK, record: { documentSiteFields: ['id', 'site_name', 'helaa_reference'] } };

it('tells of sites nothing but id, name and reference where a council allows no more, each once', async () => {
  const edition = made('Plan', [section('1', 'One', [mapBlock(1), mapBlock(2)])]);
  const sheet = await siteInfoSheet(edition, BARE, new Date());
  const xml = Object.values(unzipSync(sheet))
    .map((file) => strFromU8(file))
    .join();
  const cells = [...xml.matchAll(/<(?:t[ >]|v)[^<]*/g)].join();
  for (const told of ['site_name', 'helaa_reference', 'Mill Lane', 'A12', 'Dock Road'])
    expect(cells).toContain(told);
  for (const kept of ['Ward', 'Ouseburn', 'Hectares', '1.25', 'Proposed sites'])
    expect(xml).not.toContain(kept);
  expect(xml.split('Mill Lane')).toHaveLength(2);
});

it('tells of each site what is allowed now, whatever its edition tells', async () => {
  const facts = [
    { title: 'Stage', value: 'Allocated', columnName: 'stage' },
    { title: 'Owner', value: 'Jane Doe', columnName: 'owner' },
    { title: 'Old fact', value: 'Of an unknown field' },
  ];
  const sites = [
    { id: 1, name: 'Mill Lane', reference: 'A12', info: [{ title: 'Table', cells: facts }] },
    { id: 2, name: 'Dock Road', reference: null, info: facts },
  ];
  const edition = made('Plan', [section('1', 'One', [mapBlock(1, { sites })])]);
  const textWhere = async (documentSiteFields: string[] | null) => {
    const council = { ...OAK, record: { documentSiteFields } };
    return Object.values(unzipSync(await siteInfoSheet(edition, council, new Date())))
      .map((file) => strFromU8(file))
      .join();
  };
  const all = await textWhere(null);
  const some = await textWhere(['id', 'helaa_reference', 'stage']);
  for (const told of ['helaa_reference', 'A12', 'Table: Stage', 'Allocated', 'Proposed sites']) {
    expect(all).toContain(told);
    expect(some).toContain(told);
  }
  for (const kept of ['site_name', 'Mill Lane', 'Owner', 'Jane Doe', 'Old fact', 'unknown field']) {
    expect(all).toContain(kept);
    expect(some).not.toContain(kept);
  }
  const fewest = await textWhere(['id']);
  expect(fewest).not.toContain('A12');
  expect(fewest).not.toContain('Mill Lane');
});

it('has numbers as numbers, in one column with their unit, where the edition has them', async () => {
  const measured = (number: number | null) =>
    JSON.stringify({ title: 'Hectares', value: '1.25', measure: { number, unit: 'ha' } });
  const fact = JSON.stringify({ title: 'Hectares', value: '1.25' });
  const whole = JSON.stringify(made('Plan', [section('1', 'One', [mapBlock(1), mapBlock(2)])]));
  const [first = '', second = '', third = ''] = whole.split(fact);
  const edition = first + measured(1234.5) + second + measured(null).replace('1.25', '-') + third;
  const sheet = await siteInfoSheet(JSON.parse(edition) as Edition, OAK, new Date());
  const rows = strFromU8(unzipSync(sheet)['xl/worksheets/sheet1.xml']!);
  expect(rows).toMatch(/<c r="F2"><v>1234\.5<\/v><\/c>/);
  expect(rows.split('Hectares (ha)')).toHaveLength(2);
  expect(rows).not.toMatch(/r="[FG]4"/);
});

it('leaves cells empty of which nothing is known', async () => {
  const whole = JSON.stringify(made('Plan', [section('1', 'One', [mapBlock(1)])]));
  const cellsOf = async (edition: string) => {
    const sheet = await siteInfoSheet(JSON.parse(edition) as Edition, OAK, new Date());
    return Object.values(unzipSync(sheet))
      .map((file) => strFromU8(file))
      .join();
  };
  expect(await cellsOf(whole)).toContain('1.25');
  const unknown = await cellsOf(whole.replaceAll('"1.25"', '"-"'));
  expect(unknown).not.toContain('1.25');
  expect(unknown).not.toMatch(/>'?-</);
});

it('says of a map that shows the first sites only how many there are, where no more is told without its caption', async () => {
  const whole = JSON.stringify(made('Plan', [section('1', 'One', [mapBlock(1)])]));
  const edition = JSON.parse(whole.replace('"sites":', '"allSites":1003,"sites":')) as Edition;
  const textOf = async (council: typeof OAK) =>
    Object.values(unzipSync(await siteInfoSheet(edition, council, new Date())))
      .map((file) => strFromU8(file))
      .join();
  const shown = mapsOf(edition)[0]!.sites.length;
  const first = `The first ${shown} of 1,003 sites are shown.`;
  expect(await textOf(OAK)).toContain(`Proposed sites: ${first}`);
  const bare = await textOf(BARE);
  expect(bare).toContain(first);
  expect(bare).not.toContain('Proposed sites');
});
