import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db.ts';
import { type Council, newCouncil } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { emptyMap, layerEntry } from '../../ground/documents/blocks/map/schema.ts';
import { emptyQuestion } from '../../ground/documents/blocks/question/schema.ts';
import { keepDocumentVersion, restoreDocumentVersion } from '../contract/versions.ts';
import { drafting } from '../testing/drafted.ts';

useWorld();

let oak: Council;
const { drafted, draft } = drafting(() => oak);

beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

/** What the migration did, as a council restored from before it has it done, over drafts as they were. */
const upgraded = (makeOld: string[]) =>
  inSchemaOf(oak, async (tx) => {
    for (const statement of [...makeOld, 'select give_maps_keys()'])
      await sql.raw(statement).execute(tx);
  });

const OLD = `'["trees","belt","trees"]'::jsonb`;

it('maps of drafts, of questions and of kept versions get a key that draws them as they were', async () => {
  const map = { ...emptyMap(), caption: 'Here' };
  const { id } = await drafted([
    { type: 'map', content: map },
    { type: 'question', content: { ...emptyQuestion('mapLinked'), map } },
    { type: 'question', content: emptyQuestion('radio') },
  ]);
  const { revision } = await draft(id);
  await oak.as('officer').call(keepDocumentVersion, { id, name: 'Before' });
  const older = (at: string) => `((${at}) - 'layerKey') || jsonb_build_object('layerIds', ${OLD})`;
  await upgraded([
    `update document_blocks set content = ${older('content')} where type = 'map'`,
    `update document_blocks set content = content || jsonb_build_object('map', ${older("content -> 'map'")})
      where type = 'question' and jsonb_typeof(content -> 'map') = 'object'`,
    `update document_versions set content = jsonb_set(content, '{blocks}',
       (select jsonb_agg(jsonb_build_object('id', b.id, 'sectionId', b.section_id, 'type', b.type, 'content', b.content,
                 'position', b.position, 'isBeside', b.is_beside) order by b.position) from document_blocks b))`,
  ]);
  const key = [layerEntry('belt'), layerEntry('trees')];
  const expected = [
    { ...map, layerKey: key },
    { ...emptyQuestion('mapLinked'), map: { ...map, layerKey: key } },
    emptyQuestion('radio'),
  ];
  const contents = async () => (await draft(id)).blocks.map(({ content }) => content);
  expect(await contents()).toEqual(expected);
  await inSchemaOf(oak, async (tx) => {
    await sql`update document_blocks set content = '{}'`.execute(tx);
  });
  const now = await draft(id);
  await oak
    .as('officer')
    .call(restoreDocumentVersion, { id, kept: revision, revision: now.revision });
  expect(await contents()).toEqual(expected);
});
