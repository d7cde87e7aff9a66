import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/db.ts';
import type { Council } from '../../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../../platform/testing/world.ts';
import { readWorkbook } from '../../../../records/tables/workbook.ts';
import { awkwardSites, exportCouncil } from '../testing/export-council.ts';
import { ATTRIBUTION, exportFile } from '../testing/export-file.ts';
import { readBack, type ReadLayer } from '../testing/read-back.ts';

useWorld();

let made: { council: Council; ids: number[] };

beforeAll(async () => {
  made = await exportCouncil();
}, 120_000);

const exported = (file_type: string, more?: object) => exportFile(made, file_type, more);

const [a1, a2, a3] = awkwardSites;
const longText = 'x'.repeat(3_000);

describe('CSV', () => {
  it('is UTF-8 with its mark, CRLF, and comes back as it was; formulas are texts', async () => {
    const { bytes, headers } = await exported('csv');
    expect(Buffer.from(bytes.slice(0, 3)).toString('hex')).toBe('efbbbf');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="t\w+-sites-\d{4}-\d\d-\d\d\.csv"/,
    );
    const text = Buffer.from(bytes).toString();
    expect(text.split('\r\n')).toHaveLength(awkwardSites.length + 2);
    const rows = parse(bytes, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows.map((row) => row['Reference'])).toEqual(['A1', 'A2', "'+A3", 'A4']);
    expect(rows[0]).toMatchObject({
      Place: a1?.place_name,
      'Area (area_of_the_site) (ha)': '0.96',
      'Area (area_of_the_rest) (ha)': '',
      'Units (units)': '12',
      Owner: 'Owned by a public authority',
      'Can be built': 'Yes',
      'First day': '2020-02-29',
      Decisions: '20/001; 21/002',
      Remarks: longText,
      Attribution: ATTRIBUTION,
    });
    expect(rows[1]).toMatchObject({
      Place: `'${a2?.place_name}`,
      'Area (area_of_the_site) (ha)': '-1.5',
      Remarks: "'@SUM(1)",
    });
    expect(rows[2]).toMatchObject({ Place: `'${a3?.place_name}`, Remarks: "'\tTab" });
  });

  it('holds the place as asked: WKT on the grid, or the centre in degrees or metres', async () => {
    const of = async (geometry_column: string) => {
      const { bytes } = await exported('csv', { geometry_column, selected_fields: ['id'] });
      return parse(bytes, { bom: true, columns: true }) as Record<string, string>[];
    };
    const wkt = await of('wkb_geometry');
    expect(wkt[1]?.['Geometry (WKT, EPSG:27700)']).toBe('POINT(425000 565000)');
    expect(wkt[3]?.['Geometry (WKT, EPSG:27700)']).toBe('');
    const metres = await of('easting_northing');
    expect(metres[1]).toMatchObject({ Easting: '425000', Northing: '565000' });
    const degrees = await of('lon_lat');
    expect(Number(degrees[1]?.['Longitude'])).toBeCloseTo(-1.6114, 3);
    expect(Number(degrees[1]?.['Latitude'])).toBeCloseTo(54.979, 3);
    expect(degrees[1]?.['Latitude']).toMatch(/^54\.\d{1,6}$/);
  });
});

describe('a workbook', () => {
  it('opens in a reader that is not ours, with typed cells and its words on a sheet', async () => {
    const { bytes } = await exported('xlsx');
    const [sites, about] = (await readBack(bytes, 'sites.xlsx')) as [ReadLayer, ReadLayer];
    expect(sites.features).toHaveLength(awkwardSites.length);
    expect(sites.features[0]?.properties).toMatchObject({
      Reference: 'A1',
      Place: a1?.place_name,
      'Area (area_of_the_site) (ha)': 0.96,
      'Units (units)': 12,
      Owner: 'Owned by a public authority',
      'Can be built': 'Yes',
      'First day': '2020-02-29',
      Remarks: longText,
    });
    expect(sites.features[1]?.properties).toMatchObject({
      // Cells of texts: no spreadsheet reads them as formulas, and nothing is put before them.
      Place: a2?.place_name,
      'Area (area_of_the_site) (ha)': -1.5,
      Remarks: '@SUM(1)',
    });
    const types = new Map(sites.info.fields?.map(({ name, type }) => [name, type]));
    expect(types.get('Area (area_of_the_site) (ha)')).toBe('Real');
    expect(types.get('First day')).toBe('Date');
    expect(JSON.stringify(about.features)).toContain(ATTRIBUTION);
    const sheet = Buffer.from(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? []).toString();
    expect(sheet).not.toContain('<f>');
    const columns = sites.info.fields?.length ?? 0;
    const corner = `${String.fromCharCode(64 + columns)}${awkwardSites.length + 1}`;
    expect(sheet).toContain(`</sheetData><autoFilter ref="A1:${corner}"/></worksheet>`);
  });

  it('says by which filters the sites of a table were found, in the words of the search', async () => {
    const { council } = made;
    await inSchemaOf(council, async (tx) => {
      await sql`insert into layers (id, layer_name) values ('belt', 'Green belt')`.execute(tx);
    });
    const said = async (filters: object[]) => {
      const { status, bytes } = await council.as('viewer').put('/records/export', {
        json: {
          record_type: 'site',
          filters,
          selected_fields: ['source_reference'],
          file_type: 'xlsx',
        },
      });
      expect(status).toBe(200);
      const [rows = [], about = []] = readWorkbook(bytes);
      const words = about.filter(([name]) => name === 'Filter').map(([, filter]) => filter);
      return [rows.length - 1, ...words];
    };
    const owner = { type: 'select', dbPropertyName: 'owner', equality: '=', value: 'PUBLIC' };
    const outside = { type: 'in area', equality: '!=', value: { layerId: 'belt' } };
    expect(await said([owner, outside])).toEqual([
      1,
      'Owner is Owned by a public authority',
      'not in Green belt',
    ]);
    expect(await said([])).toEqual([awkwardSites.length, 'None: all records']);
  });
});
