import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readRegister } from './read-register.ts';

const folder = fileURLToPath(new URL('../../../../../../shared/data/brownfield/', import.meta.url));
const present = existsSync(folder);
if (!present) console.warn(`Skipped: the published registers are not at ${folder}`);

function published(council: string) {
  const name = readdirSync(folder).find((file) => file.startsWith(council)) ?? '';
  return readRegister(readFileSync(folder + name));
}

describe.skipIf(!present)('registers as published', () => {
  it('Newcastle: 117 taken, 0 refused', () => {
    const { encoding, sites, findings } = published('newcastle');
    expect(encoding).toBe('Windows-1252');
    expect(sites).toHaveLength(117);
    expect(findings.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    expect(sites.every(({ position }) => position.srid === 4326)).toBe(true);
    const corrected = findings.filter(({ outcome }) => outcome === 'corrected');
    const ofColumn = (name: string) =>
      corrected.filter(({ column, row }) => column === name && row > 1).length;
    expect(ofColumn('CoordinateReferenceSystem')).toBe(117);
    expect(ofColumn('PermissionDate')).toBe(40);
    expect(corrected.filter(({ row }) => row === 1).map(({ from }) => from)).toEqual([
      'OrganisationURL',
      'PermissionTyne',
      'FirstAddedDateBR',
    ]);
    expect(sites.find(({ reference }) => reference === '6004')?.values.SiteNameAddress).toBe(
      '47 Bath Lane, Newcastle upon Tyne, NE4 5SP',
    );
  });

  it('South Tyneside: 24 taken, 0 refused', () => {
    const { sites, findings } = published('south-tyneside');
    expect(sites).toHaveLength(24);
    expect(findings.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    expect(sites.every(({ position }) => position.srid === 27700)).toBe(true);
    expect(findings.filter(({ column }) => column === 'CoordinateReferenceSystem')).toHaveLength(
      24,
    );
  });
});
