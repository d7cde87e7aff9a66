import { describe, expect, it } from 'vitest';
import { readFeatures, refuseNoFeatures } from './read-features.ts';

const read = (text: string) => readFeatures(Buffer.from(text));
const SQUARE = 'POLYGON ((-1.61 54.97, -1.60 54.97, -1.60 54.98, -1.61 54.97))';

describe('a table as features', () => {
  it('in the form in which planning.data.gov.uk publishes: a polygon before its point', async () => {
    const { features, notes } = await read(
      [
        'dataset,entity,geometry,name,point,reference',
        `brownfield-site,1,"${SQUARE}",Oak,POINT (-1.5 54.9),R1`,
        'brownfield-site,2,,Elm,POINT (-1.62 54.97),R2',
        'brownfield-site,3,nonsense,Ash,,R3',
      ].join('\n'),
    );
    expect(features.map(({ row, geometry }) => [row, geometry?.type ?? null])).toEqual([
      [2, 'Polygon'],
      [3, 'Point'],
      [4, null],
    ]);
    expect(features[0]).toMatchObject({
      srid: 4326,
      properties: { dataset: 'brownfield-site', entity: '1', name: 'Oak', reference: 'R1' },
    });
    expect(features[0]?.properties).not.toHaveProperty('geometry');
    expect(notes).toEqual([expect.stringContaining('1 row has a geometry')]);
  });

  it.each([
    ['semicolons and eastings', 'Ref;Easting;Northing\nA;425000;564000', 27700],
    ['tabs, a title above', 'Sites of 2024\n\nref\tWKT\nA\tPOINT (425000 564000)', 27700],
    [
      'well-known text that names its system',
      'ref,geom\nA,SRID=27700;POINT (425000 564000)',
      27700,
    ],
    ['longitude and latitude', 'ref,lon,lat\nA,-1.61,54.97', 4326],
  ])('with %s', async (_, text, srid) => {
    const { features } = await read(text);
    expect(features).toMatchObject([{ srid, geometry: { type: 'Point' } }]);
  });

  it.each([
    ['a byte that no text has', `ref,WKT\nA,"${SQUARE}"\nB,\0`, 'Line 3 holds a byte'],
    ['a quotation mark that is never closed', `ref,WKT\nA,"${SQUARE}`, 'never closed'],
    ['coordinates that are nowhere', 'ref,x,y\nA,1e9,5', 'coordinate system is not known'],
    ['no rows', 'ref,WKT\n,', 'no features'],
  ])('refuses %s with its reason', async (_, text, words) => {
    await expect(read(text)).rejects.toThrow(words);
  });

  it.each(['hello', 'name,size\nOak,1', '%PDF-1.7'])('takes %j for no table', (text) => {
    expect(() => refuseNoFeatures(Buffer.from(text))).toThrow('Not a GeoJSON');
  });

  it('refuses an old workbook with its reason', () => {
    const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
    expect(() => refuseNoFeatures(old)).toThrow('save it as XLSX or CSV');
  });

  it('takes 1e400 for no coordinate', async () => {
    const { features } = await read('ref,lon,lat\nA,1e400,54.97\nB,-1.61,54.97');
    expect(features.map(({ geometry }) => geometry?.type ?? null)).toEqual([null, 'Point']);
  });
});
