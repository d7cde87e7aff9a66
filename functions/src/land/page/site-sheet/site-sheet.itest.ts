import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { inOwnerTransaction } from '../../../platform/migrate.ts';
import { type Council, newCouncil } from '../../../platform/testing/council.ts';
import { asOwner } from '../../../platform/testing/owner.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { someSites, writeSites } from '../../site-search/testing/few-hundred-sites.ts';

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

async function asOwnerOf(council: Council, statement: string) {
  await asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = ${council.mainSchema}, extensions`);
      await client.query(statement);
    }),
  );
}

beforeAll(async () => {
  oak = await newCouncil({
    record: {
      mainColor: '#7a1f5c',
      mapLicense: '<a href="/maps">© Crown copyright</a> 2026 OS 100012345',
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
  const box = (x: number, y: number, side: number) =>
    `st_makeenvelope(${x}, ${y}, ${x + side}, ${y + side}, 27700)`;
  await asOwnerOf(
    oak,
    `update sites set wkb_geometry = ${box(424_000, 564_000, 100)}, geometry_source = 'drawn' where id = ${shaped};
     update sites set wkb_geometry = null where id = ${nowhere};
     insert into layers (id, layer_name, basemap_role, attribution, geometry_kind) values
       ('park', 'Parks', 'green', 'Parks by the council', 'polygon'),
       ('street', 'Streets', 'road', null, 'line'),
       ('flood', 'Flood zone 3', null, 'Environment Agency', 'polygon');
     insert into layer_features (layer_id, geometry) values
       ('park', ${box(424_050, 564_050, 400)}),
       ('street', st_geomfromtext('LINESTRING(423000 564020, 425000 564020)', 27700)),
       ('flood', ${box(424_050, 563_900, 1000)});`,
  );
}, 120_000);

/** The response to one person, and the text of its pages. */
async function sheetFor(siteId: number, more = '') {
  const answer = await oak.as('viewer').get(`/site/${siteId}/sheet${more}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pdf = await getDocument({ data: new Uint8Array(answer.bytes) }).promise;
  const page = await pdf.getPage(1);
  const items = (await page.getTextContent()).items.flatMap((item) =>
    'str' in item && item.str.trim()
      ? [
          {
            text: item.str,
            x: item.transform[4] as number,
            y: item.transform[5] as number,
            width: item.width,
          },
        ]
      : [],
  );
  return {
    pages: pdf.numPages,
    size: page.getViewport({ scale: 1 }),
    items,
    text: items.map(({ text }) => text).join(' '),
    name: answer.headers.get('content-disposition') ?? '',
  };
}

describe('a site’s sheet', () => {
  it('is one page of A4 with what a councillor needs', async () => {
    const sheet = await sheetFor(shaped);
    expect(sheet.pages).toBe(1);
    expect([Math.round(sheet.size.width), Math.round(sheet.size.height)]).toEqual([595, 842]);
    const today = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'long',
      timeZone: 'Europe/London',
    }).format(new Date());
    for (const part of [
      `Council ${oak.shortName}`,
      'Reference T1',
      'Homes',
      '1,200',
      '1.25 ha',
      'Constraints',
      'Flood zone 3',
      '50% of the site, 0.5 ha',
      '© Crown copyright 2026 OS 100012345 Parks by the council',
      '1:2,500 at A4',
      `Printed ${today}`,
      `/site/${shaped}`,
    ])
      expect(sheet.text).toContain(part);
    // Not drawn, so not credited.
    expect(sheet.text).not.toContain('Environment Agency');
  });

  it('wraps a long name with letters of its own and keeps all text on the page', async () => {
    const sheet = await sheetFor(shaped);
    // Each subset of the font is an object of its own.
    const letters = sheet.text.replaceAll(/\s/g, '');
    expect(letters).toContain('theformerŴaunLlŷngasworks');
    expect(letters).toContain('…');
    for (const { x, y, width } of sheet.items) {
      expect(x).toBeGreaterThanOrEqual(39);
      expect(x + width).toBeLessThanOrEqual(596 - 39);
      expect(y).toBeGreaterThan(30);
      expect(y).toBeLessThan(820);
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
    expect(without.pages).toBe(1);
  });

  it('says under which scenario, and knows none that there is not', async () => {
    const made = await oak.as('officer').post('/site/scenario', {
      json: { siteId: point, scenarioName: 'Dense', overrides: { homes: 777 } },
    });
    expect(made.status).toBe(201);
    const sheet = await sheetFor(point, '?scenario=Dense');
    expect(sheet.text).toContain('Scenario Dense');
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
});
