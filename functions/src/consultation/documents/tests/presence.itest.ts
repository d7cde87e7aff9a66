import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { changeSection } from '../contract.ts';
import { endDocumentOpen, noteDocumentOpen } from '../contract/presence.ts';
import { drafting } from '../testing/drafted.ts';

useWorld();

let oak: Council;
let elm: Council;
const { drafted, draft } = drafting(() => oak);

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

type Person = 'officer' | 'admin';
const note = async (who: Person, id: number, tab: string, sectionId: string | null = null) =>
  (await oak.as(who).call(noteDocumentOpen, { id, tab, sectionId })).others;

describe('who has a document open', () => {
  it('is told to the others, with the section in which they are', async () => {
    const { id, sectionId } = await drafted([{ type: 'divider' }]);
    expect(await note('officer', id, 'one', sectionId)).toEqual([]);
    expect(await note('admin', id, 'two')).toEqual([{ name: 'officer', sectionId }]);
    expect(await note('officer', id, 'one', null)).toEqual([{ name: 'admin', sectionId: null }]);
    const moved = [{ name: 'officer', sectionId: null }];
    expect(await note('admin', id, 'two')).toEqual(moved);
    await oak.as('officer').call(endDocumentOpen, { id, tab: 'one' });
    expect(await note('admin', id, 'two')).toEqual([]);
  });

  it('is not told of sections that are deleted or of another document', async () => {
    const { id, sectionId } = await drafted([{ type: 'divider' }]);
    const other = await drafted([{ type: 'divider' }]);
    await note('officer', id, 'one', other.sectionId);
    expect(await note('admin', id, 'two')).toMatchObject([{ sectionId: null }]);
    await note('officer', id, 'one', sectionId);
    expect(await note('admin', id, 'two')).toMatchObject([{ sectionId }]);
    const { row_version } = (await draft(id)).sections.find((each) => each.id === sectionId)!;
    await oak.as('officer').call(changeSection, { id, sectionId, isDeleted: true, row_version });
    expect(await note('admin', id, 'two')).toMatchObject([{ sectionId: null }]);
    expect(await note('admin', other.id, 'three')).toEqual([]);
  });

  it('is forgotten after a minute without a word', async () => {
    const { id } = await drafted([{ type: 'divider' }]);
    await note('officer', id, 'one');
    await withTenant(oak, (tx) =>
      sql`
        update document_editors set seen_at = seen_at - interval '61 seconds'
         where document_id = ${id}`.execute(tx),
    );
    expect(await note('admin', id, 'two')).toEqual([]);
  });

  it('is nothing for other councils', async () => {
    const { id } = await drafted([{ type: 'divider' }]);
    const json = { tab: 'one', sectionId: null };
    const there = elm.as('officer');
    expect((await there.put(`/documents/drafts/${id}/editors`, { json })).status).toBe(404);
  });
});
