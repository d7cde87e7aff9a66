import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { UnreadableFile } from '../../../records/imports/findings.ts';
import { readRegister } from './read-register.ts';

const bytes = (text: string, encoding = 'utf8') => new Uint8Array(iconv.encode(text, encoding));

const HEADERS = 'SiteReference,SiteNameAddress,GeoX,GeoY,Hectares,LastUpdatedDate';
const register = (...rows: string[]) => bytes([HEADERS, ...rows].join('\r\n'));

const OAK = 'OAK1,1 Oak Lane,-1.61,54.97,0.5,2024-01-02';
const ELM = 'ELM2,2 Elm Road,-1.62,54.98,0.7,2024-01-02';

describe('encodings', () => {
  const text = `${HEADERS}\r\nOAK1,Servicemen’s Café,-1.61,54.97,0.5,2024-01-02\r\n`;
  it.each([
    ['UTF-8', bytes(text)],
    ['UTF-8 with BOM', bytes(`\ufeff${text}`)],
    ['Windows-1252', bytes(text, 'win1252')],
    ['UTF-16 LE', bytes(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 BE', bytes(`\ufeff${text}`, 'utf16be')],
    ['UTF-16 LE', bytes(text, 'utf16le')],
  ])('%s', (encoding, file) => {
    const reading = readRegister(file);
    expect(reading.encoding).toBe(encoding);
    expect(reading.sites[0]?.values.SiteNameAddress).toBe('Servicemen’s Café');
  });
});

describe('the table', () => {
  it('takes every line end, also a broken one inside quotes', () => {
    for (const end of ['\r\n', '\n', '\r', '\r\r\n']) {
      const text = [
        HEADERS,
        OAK,
        'ELM2,"2 Elm Road\r\r\nOakham\r AB1",-1.6,54.9,1,2024-01-02',
      ].join(end);
      const { sites } = readRegister(bytes(text));
      expect(sites.map(({ reference }) => reference)).toEqual(['OAK1', 'ELM2']);
      expect(sites[1]?.values.SiteNameAddress).toBe('2 Elm Road, Oakham, AB1');
    }
  });

  it('takes blank headers, blank rows, short rows and stray quotes', () => {
    const { sites, findings } = readRegister(
      bytes(
        [`${HEADERS},,,,`, `${OAK},,,,`, ',,,,,,,,,', 'ELM2,The "Elm" yard,-1.6,54.9', ''].join(
          '\n',
        ),
      ),
    );
    expect(sites).toHaveLength(2);
    expect(sites[1]).toMatchObject({
      row: 4,
      values: { SiteNameAddress: 'The "Elm" yard', Hectares: null },
    });
    expect(findings.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
  });

  it('reports values that stand under no header', () => {
    const { findings } = readRegister(bytes([`${HEADERS},`, `${OAK},stray`].join('\n')));
    expect(findings).toContainEqual(
      expect.objectContaining({
        outcome: 'noted',
        column: 'column 7',
        reason: expect.stringContaining('1 values'),
      }),
    );
  });

  it('finds the header under a title and takes semicolons and tabs', () => {
    for (const mark of [';', '\t']) {
      const text = ['Register of Oakham', '', HEADERS, OAK].join('\n').replaceAll(',', mark);
      expect(readRegister(bytes(text)).sites[0]).toMatchObject({ row: 4, reference: 'OAK1' });
    }
  });
});

describe('headers', () => {
  it('match without case and punctuation, silently', () => {
    const text = ['site_reference,Site Name/Address,GEOX,geo-y', 'OAK1,Oak,-1.6,54.9'].join('\n');
    const { columns, findings } = readRegister(bytes(text));
    expect(columns).toEqual(['SiteReference', 'SiteNameAddress', 'GeoX', 'GeoY']);
    expect(findings.filter(({ outcome }) => outcome === 'corrected')).toEqual([]);
  });

  it('match misspellings, and say so', () => {
    const text =
      'SiteReference,GeoX,GeoY,PermissionTyne,OrganisationURL\nOAK1,-1.6,54.9,Outline,https://oak.example/1';
    const { sites, findings } = readRegister(bytes(text));
    expect(sites[0]?.values.PermissionType).toBe('outline planning permission');
    expect(findings).toContainEqual(
      expect.objectContaining({
        row: 1,
        outcome: 'corrected',
        from: 'PermissionTyne',
        to: 'PermissionType',
      }),
    );
  });

  it('join a name and an address that were kept apart', () => {
    const text =
      'SiteReference,GeoX,GeoY,SiteName,SiteAddress\nOAK1,-1.6,54.9,Oak Yard,"1 Oak Lane, Oakham"';
    expect(readRegister(bytes(text)).sites[0]?.values.SiteNameAddress).toBe(
      'Oak Yard, 1 Oak Lane, Oakham',
    );
  });

  it('keep what the standard does not know, by its own header', () => {
    const text = 'SiteReference,GeoX,GeoY,Constraints\nOAK1,-1.6,54.9,Green Belt';
    expect(readRegister(bytes(text))).toMatchObject({
      otherColumns: ['Constraints'],
      sites: [{ others: { Constraints: 'Green Belt' } }],
    });
  });
});

describe('rows', () => {
  it('are refused without a reference or a place, with the reason, and the others taken', () => {
    const { sites, findings } = readRegister(
      register(
        OAK,
        ',No reference,-1.6,54.9,1,',
        'ASH3,Nowhere,0,0,1,',
        'FIR4,Paris,2.35,48.85,1,',
        ELM,
      ),
    );
    expect(sites.map(({ reference }) => reference)).toEqual(['OAK1', 'ELM2']);
    const refusals = findings.filter(({ outcome }) => outcome === 'refused');
    expect(refusals.map(({ row, reference, column }) => [row, reference, column])).toEqual([
      [3, null, null],
      [4, 'ASH3', null],
      [5, 'FIR4', null],
    ]);
  });

  it('are taken with a cell left blank that could not be read', () => {
    const { sites, findings } = readRegister(register('OAK1,Oak,-1.61,54.97,plenty,31/02/2024'));
    expect(sites[0]?.values).toEqual({ SiteReference: 'OAK1', SiteNameAddress: 'Oak' });
    expect(
      findings
        .filter(({ outcome }) => outcome === 'refused')
        .map(({ column, from }) => [column, from]),
    ).toEqual([
      ['Hectares', 'plenty'],
      ['LastUpdatedDate', '31/02/2024'],
    ]);
  });

  it('list each correction with what was written', () => {
    const { findings } = readRegister(register('OAK1,Oak,54.97,-1.61,0.5 ha,02/01/2024'));
    expect(
      findings.filter(({ row }) => row === 2).map(({ column, from, to }) => [column, from, to]),
    ).toEqual([
      ['GeoX', '54.97', '-1.61'],
      ['GeoY', '-1.61', '54.97'],
      ['Hectares', '0.5 ha', '0.5'],
      ['LastUpdatedDate', '02/01/2024', '2024-01-02'],
    ]);
  });

  it('with one reference become one site, the one last updated', () => {
    const newer = 'OAK1,1 Oak Lane,-1.61,54.97,0.9,2025-06-01';
    const { sites, findings } = readRegister(register(OAK, OAK, newer, ELM));
    expect(sites.map(({ row, reference }) => [row, reference])).toEqual([
      [4, 'OAK1'],
      [5, 'ELM2'],
    ]);
    expect(findings.map(({ row, outcome }) => [row, outcome])).toContainEqual([2, 'refused']);
    const twice = readRegister(register(OAK, OAK));
    expect(twice.sites).toHaveLength(1);
    expect(twice.findings.filter(({ row }) => row > 1)).toMatchObject([
      { row: 3, outcome: 'unchanged' },
    ]);
  });

  it('with a range in one cell or the wrong way round are put right', () => {
    const headers = 'SiteReference,GeoX,GeoY,NetDwellingsRangeFrom,NetDwellingsRangeTo';
    const { sites } = readRegister(
      bytes([headers, 'A,-1.6,54.9,10-15,', 'B,-1.6,54.9,20,12'].join('\n')),
    );
    expect(
      sites.map(({ values }) => [values.NetDwellingsRangeFrom, values.NetDwellingsRangeTo]),
    ).toEqual([
      [10, 15],
      [12, 20],
    ]);
  });
});

describe('files that are no register', () => {
  it.each([
    ['empty', new Uint8Array()],
    ['a workbook', bytes('PK\u0003\u0004rest')],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['prose', bytes('Dear planners,\nplease find attached')],
    ['without references', bytes('SiteNameAddress,GeoX,GeoY\nOak,-1.6,54.9')],
    ['without places', bytes('SiteReference,SiteNameAddress,Hectares\nOAK1,Oak,1')],
    ['an unclosed quote', bytes(`${HEADERS}\n"OAK1,Oak,-1.6`)],
  ])('%s', (_, file) => {
    expect(() => readRegister(file)).toThrow(UnreadableFile);
  });
});
