import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { takingIn } from '../../functions/src/consultation/intake/testing/taken-in.ts';
import {
  listRepresentationsOfSite,
  lookAtRepresentationChanges,
  representationHistory,
} from '../../functions/src/consultation/representations/contract.ts';
import { consulted } from '../../functions/src/consultation/representations/testing/consulted.ts';
import { putText } from '../../functions/src/consultation/texts/contract.ts';
import {
  paragraph,
  redaction,
  text,
} from '../../functions/src/consultation/texts/testing/redacted-text.ts';
import { getSite } from '../../functions/src/land/sites/contract.ts';
import { addFields, alikeSites } from '../../functions/src/land/sites/testing/edited-sites.ts';
import { sql } from '../../functions/src/platform/db.ts';
import { newCouncil, type Council } from '../../functions/src/platform/testing/council.ts';
import { inSchemaOf } from '../../functions/src/platform/testing/owner-tx.ts';
import { useWorld } from '../../functions/src/platform/testing/world.ts';
import { fromBefore } from './testing/older-export.ts';
import { saveAndRestore } from './testing/saved-and-restored.ts';

useWorld();

const CHANGED = '2026-01-10T12:00:00Z';
const officer = () => oak.as('officer');

let oak: Council;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'restored-older-'));
});
beforeEach(async () => {
  oak = await newCouncil();
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('places that only redacted words name stay hidden in a council saved before marks knew it', async () => {
  const { register } = await consulted(oak);
  const [hidden = 0, shown = 0] = await alikeSites(oak, 2, {});
  const { id } = await register({ text: 'I live at Salters Lane. Brook floods.' });
  const mapped = (markId: string, siteId: number) => ({
    type: 'map',
    attrs: { id: markId, siteIds: [siteId], layerIds: [], featureIds: [] },
  });
  const redacted = redaction('mark-0001', '', 'address');
  const content = [
    paragraph(
      text('Salters', mapped('mark-0002', hidden), redacted),
      // Between two redactions a space of a word processor, which nobody redacts.
      text('\u00a0', mapped('mark-0002', hidden)),
      text('Lane', mapped('mark-0002', hidden), redacted),
      text(' Brook', mapped('mark-0003', shown)),
    ),
  ];
  await officer().call(putText, { id, document: { type: 'doc', content }, revision: 0 });
  await saveAndRestore(oak, folder, (saved) =>
    fromBefore(saved, '0112', { representation_marks: 'is_hidden' }),
  );
  const seenBy = async (who: 'officer' | 'viewer', siteId: number) =>
    (await oak.as(who).call(listRepresentationsOfSite, { siteId })).total;
  expect(await seenBy('officer', hidden)).toBe(1);
  expect(await seenBy('viewer', hidden)).toBe(0);
  expect(await seenBy('viewer', shown)).toBe(1);
}, 240_000);

const dateFields = () =>
  addFields(oak, [
    { dbPropertyName: 'plot_ha', label: 'Plot', type: 'area.hectares', standardName: 'Hectares' },
    { dbPropertyName: 'dated', label: 'Updated', type: 'date', standardName: 'LastUpdatedDate' },
  ]);
const write = async (siteId: number, column_name_raw: string, new_value: unknown) => {
  const json = { column_name_raw, new_value };
  const { status } = await officer().put(`/site/${siteId}?scenario=base`, { json });
  expect(status).toBe(200);
};
const dayOf = async (siteId: number) =>
  Reflect.get((await oak.as('viewer').call(getSite, { siteId })).site, 'dated') as unknown;

/** The history of a site that was changed, and of one into which a source was read, before changes dated sites. */
const changedBefore = (changed: number, imported: number) =>
  inSchemaOf(oak, async (tx) => {
    await sql`
      insert into record_history (entity, site_id, type, user_name, field, field_label, new_value, created_at, change_id)
      values ('site', ${changed}, 'EDIT', 'Officer', 'plot_ha', 'Plot', '3', ${CHANGED}::timestamptz, gen_random_uuid()),
             ('site', ${imported}, 'EDIT', 'Import', 'plot_ha', 'Plot', '3', ${CHANGED}::timestamptz, null)`.execute(
      tx,
    );
    await sql`update sites set dated = '2024-05-01'`.execute(tx);
  });

it('days of sites that are earlier than a change stay as they are over a restore', async () => {
  await dateFields();
  const [changed = 0, imported = 0, typed = 0] = await alikeSites(oak, 3, {});
  await changedBefore(changed, imported);
  await write(typed, 'plot_ha', 3);
  await write(typed, 'dated', '2025-01-01');
  await saveAndRestore(oak, folder);
  expect(await Promise.all([changed, imported, typed].map(dayOf))).toEqual([
    '2024-05-01',
    '2024-05-01',
    '2025-01-01',
  ]);
}, 240_000);

it('sites of a council saved before changes dated them are dated by what was changed', async () => {
  await dateFields();
  const [changed = 0, imported = 0] = await alikeSites(oak, 2, {});
  await changedBefore(changed, imported);
  await saveAndRestore(oak, folder, (saved) => fromBefore(saved, '0097'));
  expect(await dayOf(changed)).toBe('2026-01-10');
  expect(await dayOf(imported)).toBe('2024-05-01');
}, 240_000);

it('rows that were registered before that was known as one are taken back as one once restored', async () => {
  const { event } = await consulted(oak);
  const { take, register, read } = takingIn(oak);
  const table = [
    'Reference,Name,E-mail,Received,Comment',
    'T1,Ivy Lane,ivy@lane.test,2026-04-02,The lane floods.',
    'T2,Jo Brook,jo@brook.test,2026-04-02,We support it.',
  ].join('\r\n');
  const { run } = await take('two.csv', table, { consultationEventId: String(event) });
  const { rows } = await register(run.id);
  const ids = rows.map(({ representationId }) => representationId ?? 0);
  await inSchemaOf(oak, async (tx) => {
    await sql`update record_history set bulk_id = null`.execute(tx);
    await sql`delete from bulk_changes`.execute(tx);
  });
  await saveAndRestore(oak, folder, (saved) =>
    fromBefore(saved, '0110', { intake_runs: 'bulk_id' }),
  );
  const { bulk_id: id } = (await read(run.id)).run;
  expect(await officer().call(lookAtRepresentationChanges, { id })).toMatchObject({
    kind: 'registered',
    records: 2,
    undoable: ids,
    left: [],
  });
  const [line] = (await officer().call(representationHistory, { id: ids[0] ?? 0 })).history;
  expect(line?.bulk).toMatchObject({ id, records: 2, may_undo: true });
}, 240_000);
