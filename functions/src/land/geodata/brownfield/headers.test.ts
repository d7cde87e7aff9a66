import { describe, expect, it } from 'vitest';
import { matchHeader } from './headers.ts';
import { readRegister } from './read-register.ts';

describe('a header', () => {
  it.each([
    ['LA SITE REF', 'SiteReference'],
    ['SHLAA_REF', 'SiteReference'],
    ['SiteRefere', 'SiteReference'],
    ['Organisati', 'OrganisationURI'],
    ['Organisa_1', 'OrganisationLabel'],
    ['Permissi_1', 'PermissionDate'],
    ['NetDwell_1', 'NetDwellingsRangeTo'],
    ['NetDwell00', 'NetDwellingsRangeTo'],
    ['GeoX [East]', 'GeoX'],
    ['Hectares (gross, measured)', 'Hectares'],
    ['SiteNameAddresss', 'SiteNameAddress'],
    ['CoordinateRefernceSystem', 'CoordinateReferenceSystem'],
    ['Plannng Status', 'PlanningStatus'],
  ])('%s is %s', (written, column) => {
    expect(matchHeader(written)).toEqual({ column, alias: true });
  });

  it.each(['Constraints', 'Owners', 'Parish', 'Events', 'UPRN', 'Postcode'])(
    '%s is none of the standard',
    (written) => {
      expect(matchHeader(written)).toBeUndefined();
    },
  );
});

const read = (text: string) => readRegister(new TextEncoder().encode(text));
const HEAD = 'SiteReference,SiteNameAddress,GeoX,GeoY';
const OAK = 'OAK1,Oak,-1.6,54.9';

it('headers on two rows are one', () => {
  const text =
    'LA SITE REF,COORDINATES,,AREA (HA),OWNERSHIP STATUS\n,EAST/WEST,NORTH/SOUTH,,\nSH 1,385298,410603,0.78,';
  expect(read(text).sites).toMatchObject([
    { row: 3, reference: 'SH 1', position: { x: 385298 }, values: { Hectares: 0.78 } },
  ]);
});

describe('a file that cannot be read says why', () => {
  it.each([
    [
      'on its side',
      'SiteReference,A,B\nSiteNameAddress,Oak,Elm\nGeoX,-1,-1\nGeoY,54,54',
      'on its side',
    ],
    ['with a byte that is no text', `${HEAD}\n${OAK}\nELM\0,Elm,-1.6,54.9`, 'Line 3'],
    ['with a quote that never closes', `${HEAD}\n${OAK}\n"ELM,Elm,-1.6,54.9\n`, 'never closed'],
  ])('%s', (_, text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });

  it('and one that was cut off is asked about', () => {
    expect(read(`${HEAD},Hectares,Notes\n${OAK},1,\nELM2,E`).findings).toContainEqual(
      expect.objectContaining({
        row: 3,
        outcome: 'asked',
        reason: expect.stringContaining('cut off'),
      }),
    );
  });
});
