import { beforeAll, describe, expect, it } from 'vitest';
import { beyondShare, OWN_SHARE } from '../../../platform/testing/beyond-share.ts';
import { type Council, newCouncil, type Who } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { someSites, writeSites } from '../../site-search/testing/few-hundred-sites.ts';
import { addRemarks, asOwnerOf, sheetOf } from './testing/sheet-of.ts';

useWorld();

const LONG =
  'Land to the north-east of the former Ŵaun Llŷn gasworks and the O’Neill’s timber yard, between ' +
  'Upper Bridge Street, the canal basin and the railway, with the allotments and the old signal box';

let oak: Council;
let elm: Council;
/** With a boundary, on a point, and without a location. */
let shaped = 0;
let point = 0;
let nowhere = 0;

beforeAll(async () => {
  oak = await newCouncil({
    record: {
      mainColor: '#7a1f5c',
      mapLicense: '<a href="https://maps.test/terms">© Crown copyright</a> 2026 OS 100012345',
    },
  });
  elm = await newCouncil();
  const written = await writeSites(oak, [
    { ...someSites(1)[0], site_name: LONG, homes: 1200, size_ha: 1.25, x: 424_000, y: 564_000 },
    { ...someSites(2)[1], site_name: 'Mill Lane', x: 425_000, y: 564_000 },
    { ...someSites(3)[2], site_name: 'Nowhere Works' },
  ] as ReturnType<typeof someSites>);
  [shaped, point, nowhere] = written.map(({ id }) => id) as [number, number, number];
  await writeSites(elm, someSites(1));
  await addRemarks(oak);
  const box = (x: number, y: number, side: number) =>
    `st_makeenvelope(${x}, ${y}, ${x + side}, ${y + side}, 27700)`;
  await asOwnerOf(
    oak,
    `update sites set wkb_geometry = ${box(424_000, 564_000, 100)}, geometry_source = 'drawn' where id = ${shaped};
     update sites set wkb_geometry = null where id = ${nowhere};
     insert into layers (id, layer_name, basemap_role, attribution, geometry_kind) values
       ('park', 'Parks', 'green', 'Parks by the council', 'polygon'),
       ('street', 'Streets', 'road', null, 'line'),
       ('flood', 'Flood zone 3', null, 'Environment Agency', 'polygon'),
       ('listed', 'Listed buildings', null, null, 'point'),
       ('far', 'Far away', null, 'Far away by nobody', 'polygon');
     insert into layer_features (layer_id, geometry, properties) values
       ('park', ${box(424_050, 564_050, 400)}, '{}'),
       ('street', st_geomfromtext('LINESTRING(423000 564180, 425000 564180)', 27700), '{"name":"Quay Street"}'),
       ('flood', ${box(424_050, 563_900, 1000)}, '{"name":"Lower Tyne","agricultural-grade":"Grade 3"}'),
       ('listed', st_setsrid(st_makepoint(423800, 564050), 27700), '{"name":"Old Mill","grade":"II*"}'),
       ('far', ${box(427_000, 563_900, 100)}, '{"name":"Far away"}');`,
  );
}, 120_000);

const sheetFor = (siteId: number, more?: string) => sheetOf(oak, siteId, more);

describe('a site’s sheet', () => {
  it('is two pages of A4 with what a councillor needs', async () => {
    const sheet = await sheetFor(shaped);
    expect(sheet.pages).toBe(2);
    expect(sheet.size).toMatchObject({
      width: expect.closeTo(595, 0),
      height: expect.closeTo(842, 0),
    });
    const today = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'long',
      timeZone: 'Europe/London',
    }).format(new Date());
    for (const part of [
      `Council ${oak.shortName}`,
      'Reference T1',
      'Homes 1,200',
      'Area 1.25 ha',
      'Density 960 / ha',
      'Constraints',
      'Lower Tyne (Grade 3) Flood zone 3 50% 0.50 ha',
      'Nearest To be weighed Distance',
      'Old Mill (Grade II*) Listed buildings 200 m',
      '1:2,500 at A4',
      'Quay Street',
      'Page 1 / 2',
    ])
      expect(sheet.textOf(1)).toContain(part);
    for (const part of [
      '© Crown copyright (https://maps.test/terms) 2026 OS 100012345 Environment Agency Parks by the council',
      `/site/${shaped}`,
      `Made on ${today}`,
    ])
      expect(sheet.text).toContain(part);
    // Nothing of it is drawn, so it is not credited.
    expect(sheet.text).not.toContain('Far away by nobody');
    expect(sheet.text).not.toMatch(/ - | null|undefined/);
  });

  it('is tagged, for those who have it read to them', async () => {
    const { info, marked, tags } = await sheetFor(shaped);
    expect(marked).toBe(true);
    expect(info).toMatchObject({ Language: 'en-GB', Author: `Council ${oak.shortName}` });
    expect(info['Title']).toMatch(/^Land to the north-east .* - Site sheet$/);
    const roles = tags.map(({ role }) => role);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    for (const role of ['H2', 'Table', 'TH', 'TD', 'Figure', 'P']) expect(roles).toContain(role);
    const [map, location] = tags.filter(({ role }) => role === 'Figure');
    expect(location?.alt).toMatch(/^Where Land to .* is, at 1:25,000 at A4: marked in red\.$/);
    expect(map?.alt).toMatch(/^Map of Land to .* at 1:2,500 at A4\. .* Layers: Flood zone 3\.$/);
  });

  it('wraps a long name, which is whole, with letters of its own, and keeps all text on the page', async () => {
    const sheet = await sheetFor(shaped);
    expect(sheet.textOf(1)).toContain(LONG);
    for (const { x, y, width } of sheet.items) {
      expect(x).toBeGreaterThanOrEqual(39);
      expect(x + width).toBeLessThanOrEqual(596 - 39);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(825);
    }
  });

  it('is made for a site on a point and for one without a place', async () => {
    const onPoint = await sheetFor(point);
    expect(onPoint.text).toContain('1:2,500 at A4');
    expect(onPoint.text).toContain('Only a point was tested, as the site has no boundary yet.');
    expect((await sheetFor(shaped)).text).not.toContain('tested');
    const without = await sheetFor(nowhere);
    expect(without.text).toContain('This site has no place on the map yet.');
    expect(without.text).toContain('Not tested, as the site has no place on the map yet.');
    expect(without.pages).toBe(2);
  });

  it('has notes whole, on as many pages as they take', async () => {
    const note = Array.from({ length: 900 }, (_, n) => `word${n}`).join(' ');
    await asOwnerOf(oak, `update sites set remarks = '${note}\n\nLast line.' where id = ${point}`);
    const sheet = await sheetFor(point);
    expect(sheet.text).toContain(note.slice(0, 500));
    expect(sheet.text.replaceAll(' ', '')).toContain('word898word899Lastline.');
    await asOwnerOf(oak, `update sites set remarks = null where id = ${point}`);
  });

  it('says under which scenario, and knows none that there is not', async () => {
    const made = await oak.as('officer').post('/site/scenario', {
      json: { siteId: point, scenarioName: 'Dense', overrides: { homes: 777 } },
    });
    expect(made.status).toBe(201);
    const sheet = await sheetFor(point, '?scenario=Dense');
    expect(sheet.text).toContain('Scenario: Dense');
    expect(sheet.text).toContain('777');
    const unknown = await oak.as('viewer').get(`/site/${point}/sheet?scenario=Airy`);
    expect(unknown.status).toBe(404);
  });

  it('is named after the site', async () => {
    expect((await sheetFor(point)).name).toContain('Mill%20Lane%20-%20site%20sheet.pdf');
  });

  it('is named after a name that is cut short within a character of two halves', async () => {
    const name = `${'x'.repeat(79)}😀 yard`;
    await asOwnerOf(oak, `update sites set site_name = '${name}' where id = ${nowhere}`);
    const file = encodeURIComponent(`${'x'.repeat(79)}😀 - site sheet.pdf`);
    expect((await sheetFor(nowhere)).name).toContain(`filename*=UTF-8''${file}`);
  });

  it('is for those who may read sites of this council', async () => {
    const path = `/site/${shaped}/sheet`;
    expect((await oak.as('signed-out').get(path)).status).toBe(401);
    expect((await oak.as('resident').get(path)).status).toBe(403);
    expect((await elm.as('admin').get('/site/7654321/sheet')).status).toBe(404);
    expect((await elm.as('admin').get(`/site/${nowhere}/sheet`)).status).toBe(404);
    expect((await oak.as('viewer').get('/site/none/sheet')).status).toBe(400);
  });

  it('is for each account a share of what setting papers takes', async () => {
    const ask = (who: Who) => oak.as(who).get(`/site/${point}/sheet`);
    expect(await beyondShare(oak, 'site-sheets', ask)).toEqual(OWN_SHARE);
  });
});
