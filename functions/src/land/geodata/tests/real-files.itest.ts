import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { councilWithDictionary } from '../testing/register-council.ts';
import { deliver, imported, type Report, reportOf } from '../testing/upload.ts';

const folder = fileURLToPath(new URL('../../../../../../shared/data/', import.meta.url));
const present = existsSync(folder);
if (!present) console.warn(`Skipped: the published files are not at ${folder}`);

useWorld();

function file(kind: string, start: string): Uint8Array<ArrayBuffer> {
  const name = readdirSync(folder + kind).find((each) => each.startsWith(start)) ?? '';
  return new Uint8Array(readFileSync(`${folder}${kind}/${name}`));
}

/** Imports a register of a council that is named otherwise: it is compared, and taken, at further presses. */
async function ofAnother(council: Council, bytes: Uint8Array<ArrayBuffer>): Promise<Report> {
  const asked = await imported(council, bytes);
  const { id } = asked.import;
  if (asked.import.elsewhere === null) return asked;
  for (const press of ['compare', 'import']) {
    const { status } = await council.as('admin').post(`/geodata/${id}/${press}`, { json: {} });
    if (status === 202) await deliver(council);
  }
  return reportOf(council, id);
}

describe.skipIf(!present)('files as councils publish them', () => {
  let council: Council;
  // Each has a council of its own: of one that has sites, a file of another area is asked about.
  beforeEach(async () => {
    council = await councilWithDictionary();
  }, 120_000);

  it('Newcastle: 117 taken, 0 refused, and nothing new the second time', async () => {
    const first = await ofAnother(council, file('brownfield', 'newcastle'));
    expect(first.import.summary).toMatchObject({ rows: 117, taken: 117, refused: 0, created: 117 });
    const again = await ofAnother(council, file('brownfield', 'newcastle'));
    expect(again.import.summary).toMatchObject({
      taken: 117,
      created: 0,
      changed: 0,
      unchanged: 117,
    });
    const { rows } = await withTenant(council, (tx) =>
      sql<{ reference: string }>`
        select source_reference as reference from sites
         where search_text ilike '%ponteland%' order by source_reference`.execute(tx),
    );
    expect(rows.map(({ reference }) => reference)).toEqual(['1008', '1782', '5695']);
  });

  it('South Tyneside: 24 taken, 0 refused', async () => {
    const { import: done } = await ofAnother(council, file('brownfield', 'south'));
    expect(done.summary).toMatchObject({ rows: 24, taken: 24, refused: 0 });
  });

  it.each([
    ['boundaries', 'wards-southwark', 21, 0],
    ['constraints', 'southwark-conservation', 53, 0],
    ['constraints', 'newcastle-article4', 32, 0],
    ['constraints', 'southwark-listed-grade-2.', 878, 0],
    ['constraints', 'southwark-tpo-individual', 474, 11],
    ['sites', 'portsmouth', 1, 0],
  ])('%s/%s as a layer: %i taken, %i refused', async (kind, start, taken, refused) => {
    const { import: done } = await imported(council, file(kind, start), {
      kind: 'layer',
      name: start,
    });
    expect(done).toMatchObject({ error: null, status: 'success', summary: { taken, refused } });
  });

  it('Nuneaton: areas that are published in square metres are taken as hectares', async () => {
    const { import: done, findings } = await imported(council, file('sites', 'nuneaton'), {
      kind: 'sites',
      name: 'Nuneaton',
    });
    expect(done.summary).toMatchObject({ rows: 2, taken: 2, refused: 0 });
    expect(
      findings.filter(({ column }) => column === 'AREA').map(({ from, to }) => [from, to]),
    ).toEqual([
      ['850005.306', '85.0005'],
      ['8241.377', '0.8241'],
    ]);
  });

  it('Portsmouth: an area without a column for its size', async () => {
    const { import: done } = await imported(council, file('sites', 'portsmouth'), {
      kind: 'sites',
      name: 'Portsmouth',
    });
    expect(done.summary).toMatchObject({ rows: 1, taken: 1, refused: 0 });
  });

  it('the polygons of London: every one taken, repaired or refused with its reason', async () => {
    const { import: done, findings } = await imported(council, file('sites', 'london'), {
      kind: 'sites',
    });
    expect(done.summary).toMatchObject({ rows: 2488, taken: 2479, refused: 9 });
    expect(findings.every(({ outcome, reason }) => outcome !== 'refused' || reason !== null)).toBe(
      true,
    );
  });
});
