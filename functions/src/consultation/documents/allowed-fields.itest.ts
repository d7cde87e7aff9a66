import { beforeAll, expect, it } from 'vitest';
import { getTenant } from '../../council/tenants/contract.ts';
import { sql } from '../../platform/db.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { emptyMap, type MapContent } from '../ground/documents/blocks/map/schema.ts';
import type { Edition, EditionMap } from '../ground/documents/edition.ts';
import { getPublicDocument } from './contract/publishing.ts';
import { drafting } from './testing/drafted.ts';
import { addMapped } from './testing/mapped-council.ts';

useWorld();

const fact = (title: string, columnName: string) => ({
  type: 'field' as const,
  title,
  columnName,
  columns: [],
});
const siteInfo: MapContent['siteInfo'] = [
  fact('Number', 'id'),
  fact('Reference', 'helaa_reference'),
  fact('Stage', 'stage'),
  fact('Owner', 'owner'),
];
const NUMBER = expect.objectContaining({ title: 'Number' }) as object;
const REFERENCE = { title: 'Reference', value: 'H-1' };

let oak: Council;
let elm: Council;
beforeAll(async () => {
  oak = await newCouncil();
  elm = await newCouncil({ record: { documentSiteFields: ['id', 'helaa_reference', 'owner'] } });
}, 120_000);

/** A site of a map that this council publishes, and how its charts may count sites by stage. */
async function told(council: Council) {
  const { sites } = await addMapped(council);
  const { drafted, publish } = drafting(() => council);
  const content = { ...emptyMap(), caption: 'Homes', siteIds: [sites.mill], siteInfo };
  const { id } = await drafted([{ type: 'map', content }]);
  await publish(id);
  const { config } = await council.as('signed-out').call(getPublicDocument, { id });
  const map = (config as Edition).sections[0]!.rows[0]![0]!.content as EditionMap;
  const counted = await council
    .as('officer')
    .get('/documents/chart-figures?filters=[]&groupBy=stage&measure=count');
  const { documentSiteFields } = await council.as('signed-out').call(getTenant, {});
  return { site: map.sites[0], counted: counted.status, documentSiteFields };
}

it('documents tell of a site all that is asked and the council has, where its record allows all', async () => {
  expect(await told(oak)).toEqual({
    site: {
      id: expect.any(Number) as number,
      name: 'Mill Lane',
      reference: 'H-1',
      info: [NUMBER, REFERENCE, { title: 'Stage', value: 'Allocated' }],
    },
    counted: 200,
    documentSiteFields: null,
  });
});

it('and of what its record allows only what the council has, in names and charts as well', async () => {
  expect(await told(elm)).toEqual({
    site: {
      id: expect.any(Number) as number,
      name: 'H-1',
      reference: 'H-1',
      info: [NUMBER, REFERENCE],
    },
    counted: 400,
    documentSiteFields: ['id', 'helaa_reference', 'owner'],
  });
});

it('Newcastle’s record says what its documents told before records did', async () => {
  const council = await newCouncil({ record: { mainColor: '#204a87' } });
  const records: unknown[] = [];
  const back = new Error('Taken back');
  const upgrading = inSchemaOf(council, async (tx) => {
    const keep = async () => {
      await sql`select say_document_fields()`.execute(tx);
      const { rows } = await sql<{ record: object }>`
        select record from platform.tenants where main_schema = current_schema()`.execute(tx);
      records.push(rows[0]?.record);
    };
    await keep();
    await sql`delete from platform.content_items where tenant = ${council.shortName}`.execute(tx);
    await sql`
      update platform.tenants set short_name = 'newcastle' where main_schema = current_schema()`.execute(
      tx,
    );
    await keep();
    await sql`
      update platform.tenants set record = record || '{"documentSiteFields": null}'
       where main_schema = current_schema()`.execute(tx);
    await keep();
    throw back;
  });
  await expect(upgrading).rejects.toBe(back);
  const fields = ['id', 'site_name', 'helaa_reference'];
  expect(records).toEqual([
    { mainColor: '#204a87' },
    { mainColor: '#204a87', documentSiteFields: fields },
    { mainColor: '#204a87', documentSiteFields: null },
  ]);
});
