import { describe, expect, it } from 'vitest';
import { readRegister } from './read-register.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const HEADERS = 'SiteReference,SiteNameAddress,GeoX,GeoY,Hectares,LastUpdatedDate';
const register = (...rows: string[]) => bytes([HEADERS, ...rows].join('\r\n'));

it('a range is not turned round where the row contradicts it', () => {
  const headers =
    'SiteReference,GeoX,GeoY,NetDwellingsRangeFrom,NetDwellingsRangeTo,MinNetDwellings,DevelopmentDescription';
  const rows = [
    'A,-1.6,54.9,20,12,20,',
    'B,-1.6,54.9,20,12,,Erection of 20 flats',
    'C,-1.6,54.9,,,6-15,',
  ];
  const { sites, findings } = readRegister(bytes([headers, ...rows].join('\n')));
  expect(sites.map(({ values }) => values.NetDwellingsRangeFrom)).toEqual([20, 20, null]);
  expect(sites[2]?.values.MinNetDwellings).toBe(6);
  expect(findings.filter(({ outcome }) => outcome === 'asked')).toMatchObject([
    { reference: 'A', reason: expect.stringContaining('MinNetDwellings is 20') },
    { reference: 'B', reason: expect.stringContaining('the description says 20') },
  ]);
});

describe('a column is read as a whole', () => {
  const dated = (...dates: string[]) =>
    readRegister(register(...dates.map((date, at) => `A${at},Oak,-1.61,54.9,1,${date}`)));

  it('with its dates in the order that one of them proves', () => {
    const { sites } = dated('03/04/2019', '12/25/2018');
    expect(sites.map(({ values }) => values.LastUpdatedDate)).toEqual(['2019-03-04', '2018-12-25']);
  });

  it('with a question where no date tells day and month apart', () => {
    expect(dated('03/04/2019').findings).toContainEqual(
      expect.objectContaining({ row: 1, outcome: 'asked', column: 'LastUpdatedDate' }),
    );
  });

  it('without quotation marks and apostrophes that programs leave round its cells', () => {
    const { sites, findings } = readRegister(
      register(
        '"""3468""","""1 Oak Lane""",-1.61,54.9,1,"""2019-12-13"""',
        "OAK1,'-Oak,-1.6,54.9,1,",
      ),
    );
    expect(sites[0]).toMatchObject({
      reference: '3468',
      values: { SiteNameAddress: '1 Oak Lane', LastUpdatedDate: '2019-12-13' },
    });
    expect(sites[1]?.values.SiteNameAddress).toBe('-Oak');
    expect(findings).toContainEqual(
      expect.objectContaining({ row: 1, outcome: 'corrected', column: 'SiteReference' }),
    );
  });

  it('with a finding of its own kind for a sign that there is no value', () => {
    const { findings } = readRegister(register('OAK1,Oak,-1.61,54.97,-,N/A'));
    expect(findings.filter(({ outcome }) => outcome === 'blank')).toMatchObject([
      { column: 'Hectares', from: '-' },
      { column: 'LastUpdatedDate', from: 'N/A' },
    ]);
  });
});

describe('two pairs of coordinates', () => {
  const HEAD = 'SiteReference,GeoX,GeoY,Easting,Northing';
  const read = (...rows: string[]) => {
    const { sites, findings } = readRegister(bytes([HEAD, ...rows].join('\n')));
    const said = findings.filter(({ column }) => column === 'GeoX');
    return { places: sites.map(({ position }) => position), said };
  };
  const GRID = { x: 529402, y: 105500, srid: 27700 };

  it('stand in for each other', () => {
    const { places, said } = read('A,0,0,529402,105500', 'B,49.9,-1.99,529402,105500');
    expect(places).toEqual([GRID, GRID]);
    expect(said).toMatchObject([{ outcome: 'corrected' }, { outcome: 'corrected' }]);
  });

  it('give the better one where one is rounded or has no height', () => {
    const { places, said } = read('A,-0.16,50.83,529402,105500', 'B,4036328,-11534,529402,105500');
    expect(places).toEqual([GRID, GRID]);
    expect(said.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('by rounding'),
      expect.stringContaining('no height'),
    ]);
  });

  it('show a datum that was not shifted, by the same distance throughout', () => {
    const shifted = (at: number) =>
      `S${at},${(-0.16375 - 0.00159).toFixed(6)},${(50.83458 + 0.0005).toFixed(6)},529402,105500`;
    const { places, said } = read(shifted(1), shifted(2), shifted(3));
    expect(places).toEqual([GRID, GRID, GRID]);
    expect(said[0]).toMatchObject({
      outcome: 'corrected',
      reason: expect.stringContaining('datum'),
    });
  });

  it('are asked about where nothing explains the difference', () => {
    const { places, said } = read('A,-0.163750,50.934580,529402,105500');
    expect(places[0]).toMatchObject({ srid: 4326 });
    expect(said).toMatchObject([{ outcome: 'asked', reason: expect.stringContaining('11.1 km') }]);
  });
});

it('a site far from the others of its file is asked about, and stays where it is', () => {
  const rows = [1, 2, 3, 4, 5, 6].map((at) => `A${at},Oak,-1.6${at},54.9,1,`);
  const { sites, findings } = readRegister(register(...rows, 'FAR,Far,-1.6,53.9,1,'));
  expect(sites.at(-1)?.position).toMatchObject({ y: 53.9 });
  expect(findings.filter(({ outcome }) => outcome === 'asked')).toMatchObject([
    { reference: 'FAR', reason: expect.stringContaining('km from the other') },
  ]);
});

it('a site that would lie among the others with a minus is asked about, in a file on one side of Greenwich', () => {
  const rows = [1, 2, 3, 4, 5, 6].map((at) => `A${at},Oak,-0.12${at},51.45,1,`);
  const { sites, findings } = readRegister(register(...rows, 'LOST,Lost,0.129,51.452,1,'));
  expect(sites.at(-1)?.position).toMatchObject({ x: 0.129 });
  expect(findings.filter(({ outcome }) => outcome === 'asked')).toMatchObject([
    { reference: 'LOST', column: 'GeoX', reason: expect.stringContaining('With a minus') },
  ]);
  const astride = [-3, -2, -1, 1, 2, 3].map((at) =>
    `B${at},Oak,0.00${at},51.48,1,`.replace('0.00-', '-0.00'),
  );
  const both = readRegister(register(...astride));
  expect(both.findings.filter(({ outcome }) => outcome === 'asked')).toEqual([]);
});
