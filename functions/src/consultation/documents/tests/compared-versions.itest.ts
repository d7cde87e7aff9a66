import { beforeAll, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { emptyMap, layerEntry } from '../../ground/documents/blocks/map/schema.ts';
import {
  emptyCell,
  emptyTable,
  type TableContent,
} from '../../ground/documents/blocks/table/schema.ts';
import { changeBlock } from '../contract.ts';
import {
  compareDocumentVersion,
  type DraftDifference,
  keepDocumentVersion,
} from '../contract/versions.ts';
import { drafting } from '../testing/drafted.ts';
import { addMapped, type MappedSites } from '../testing/mapped-council.ts';

useWorld();

let oak: Council;
let sites: MappedSites;
const officer = () => oak.as('officer');
const { drafted, draft } = drafting(() => oak);

beforeAll(async () => {
  oak = await newCouncil();
  ({ sites } = await addMapped(oak));
}, 120_000);

const table = (...rows: string[][]): TableContent => ({
  ...emptyTable(),
  columns: rows[0]!.map(() => ({ width: 120 })),
  rows: rows.map((cells) => ({
    height: 32,
    cells: cells.map((text) => ({ ...emptyCell(), text })),
  })),
});
const map = (siteIds: number[], ...layers: string[]) => ({
  ...emptyMap(),
  caption: 'Sites',
  siteIds,
  layerKey: layers.map((layer) => layerEntry(layer)),
});

async function write(id: number, blockId: string, content: object) {
  const { row_version } = (await draft(id)).blocks.find((block) => block.id === blockId)!;
  await officer().call(changeBlock, { id, blockId, content, row_version });
}
const keep = async (id: number, name: string) =>
  (await officer().call(keepDocumentVersion, { id, name })).versions[0]!.revision;
const told = (differences: readonly DraftDifference[]) =>
  differences.flatMap(({ details }) =>
    details.map(({ label, before, after }) => `${label}: ${before} → ${after}`),
  );

it('compares tables cell by cell and tells what maps show more or less, of any two versions', async () => {
  const first = table(['Area', 'Homes'], ['North', '4,500'], ['South', '900']);
  const { id, ids } = await drafted([
    { type: 'table', content: first },
    { type: 'map', content: map([sites.mill, sites.point], 'belt', 'trees') },
  ]);
  const [tableId, mapId] = ids as [string, string];
  const one = await keep(id, 'One');
  await write(id, tableId, table(['Area', 'Homes'], ['North', '4,600'], ['South', '900']));
  await write(id, mapId, map([sites.mill, sites.hostile], 'belt'));
  const two = await keep(id, 'Two');
  await write(
    id,
    tableId,
    table(['Area', 'Homes'], ['North', '4,600'], ['West', '70'], ['South', '900']),
  );
  const compare = async (kept: number, other?: number) =>
    told(
      (
        await officer().call(compareDocumentVersion, {
          id,
          kept,
          ...(other === undefined ? {} : { with: other }),
        })
      ).differences,
    );
  const ofMap = [expect.stringMatching(/^Sites: Old Depot → <\/text>/), 'Layers: Trees → '];
  expect(await compare(one, two)).toEqual(['North, Homes: 4,500 → 4,600', ...ofMap]);
  expect(await compare(two)).toEqual(['Row 3:  → West, 70']);
  expect(await compare(one)).toEqual([
    'North, Homes: 4,500 → 4,600',
    'Row 3:  → West, 70',
    ...ofMap,
  ]);
  const path = `/documents/drafts/${id}/versions/${one}?with=999`;
  expect((await officer().get(path)).status).toBe(404);
});
