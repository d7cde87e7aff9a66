import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addContacts } from '../../functions/src/consultation/contacts/contract.ts';
import { publicationMessages } from '../../functions/src/consultation/ground/publication/messages.ts';
import { usePublishing } from '../../functions/src/consultation/published-representations/testing/publishing.ts';
import { getPublication } from '../../functions/src/consultation/publishing/contract.ts';
import { representationHistory } from '../../functions/src/consultation/representations/contract.ts';
import { sql } from '../../functions/src/platform/db.ts';
import { inSchemaOf } from '../../functions/src/platform/testing/owner-tx.ts';
import { useWorld } from '../../functions/src/platform/testing/world.ts';
import { fromBefore } from './testing/older-export.ts';
import { saveAndRestore } from './testing/saved-and-restored.ts';

useWorld();

let folder: string;
const { council, said, page, published, step } = usePublishing();
const officer = () => council().as('officer');
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'restored-withdrawals-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const owner = (statement: ReturnType<typeof sql>) =>
  inSchemaOf(council(), async (tx) => {
    await statement.execute(tx);
  });
const shown = (id: number) => page(`/p/representations/${id}`);
const historyOf = async (id: number) =>
  JSON.stringify((await officer().call(representationHistory, { id })).history);
const contact = async (firstName: string) => {
  const { contacts } = await officer().call(addContacts, {
    contacts: [{ firstName, lastName: 'Hart' }],
  });
  return contacts[0]!.id;
};

it('names and responses that nobody agrees to any more go from the public of a council saved before that was seen to', async () => {
  const [deleted, renamed] = [await contact('Ann'), await contact('Una')];
  const named = await published({ representee: { contactId: deleted } });
  const unnamed = await published({ representee: { contactId: deleted }, consent: 'Text only' });
  const misnamed = await published();
  const calledOtherwise = await published({ representee: { contactId: renamed } });
  const merged = await published({ representee: { contactId: renamed } });
  const answered = (await said().register({ consent: 'Text only' })).id;
  const respond = async (councilResponse: string) =>
    said().approve(await said().write({ representationIds: [answered], councilResponse }));
  const lost = await respond('The drains will be renewed.');
  await respond('The lane is widened.');
  await step('officer', answered, 'ask');
  await step('admin', answered, 'approve');
  await step('officer', answered, 'publish');
  expect((await shown(answered)).html).toContain('The drains will be renewed.');

  // As they stood when nothing followed.
  await owner(sql`update contacts set is_deleted = true where id = ${deleted}`);
  await owner(sql`update contacts set last_name = 'Fen' where id = ${renamed}`);
  await owner(sql`
    update representees set contact_id = ${said().contacts.bo} where representation_id = ${misnamed}`);
  await owner(sql`
    insert into record_history (entity, record_id, type, user_name, field, field_label, old_value, new_value)
    values ('representation', ${misnamed}, 'EDIT', 'Otto', 'representee', 'Representee', 'Ada Marsh', 'Bo Reed')`);
  // As merging says it of who is the same under another name.
  await owner(sql`
    with merge as (
      insert into merges (kind, kept_id, merged_id) values ('contact', ${said().contacts.bo}, ${renamed})
      returning id, created_at),
    moved as (
      insert into merge_moves (merge_id, place, record_id) select id, 'representee', ${merged} from merge),
    renamed as (
      update representees set contact_id = ${said().contacts.bo} where representation_id = ${merged})
    insert into record_history (entity, record_id, type, user_name, field, field_label, old_value, new_value, created_at)
    select 'representation', ${merged}, 'EDIT', 'Otto', 'representee', 'Representee', 'Una Hart', 'Bo Reed', created_at
      from merge`);
  await owner(sql`update responses set state = 'Draft' where id = ${lost.id}`);
  await saveAndRestore(council(), folder, (saved) => fromBefore(saved, '0120'));

  for (const [id, why] of [
    [named, publicationMessages.deletedName],
    [misnamed, publicationMessages.anotherName],
  ] as const) {
    expect((await shown(id)).status).toBe(404);
    expect(await historyOf(id)).toContain(why);
    expect(await officer().call(getPublication, { id })).toMatchObject({
      state: null,
      publishedAt: null,
    });
  }
  for (const id of [unnamed, calledOtherwise, merged]) expect((await shown(id)).status).toBe(200);
  const { html } = await shown(answered);
  expect(html).not.toContain('The drains will be renewed.');
  expect(html).toContain('The lane is widened.');
  expect(await historyOf(answered)).toContain(publicationMessages.responseWithdrawn);
  expect(await historyOf(unnamed)).not.toContain('Withdrawn');
}, 240_000);
