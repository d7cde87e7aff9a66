import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { editSites, lookAtSiteChanges, undoSiteChanges } from '../contract/bulk-edit.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { useBulkEdits } from '../testing/bulk-edits.ts';
import { viewOf } from '../testing/edited-sites.ts';

useWorld();

const bulk = useBulkEdits();

describe('undoing a bulk change', () => {
  it('gives every site back what it held, as an edit in its history', async () => {
    const { changed } = await bulk.write({ homes: 40, uses: ['office'] });
    expect(await bulk.undo(changed)).toEqual({ undone: bulk.ids, left: [] });
    for (const id of bulk.ids) {
      expect(await viewOf(bulk.oak).site(id)).toMatchObject({
        homes: 10,
        uses: ['retail', 'gone'],
      });
      const { history } = await viewOf(bulk.oak).history(id);
      expect(history.map(({ edit_content, is_undone }) => [edit_content, is_undone])).toEqual([
        ['Uses|office|retail, gone', false],
        ['Homes|40|10', false],
        ['Uses|retail, gone|office', true],
        ['Homes|10|40', true],
      ]);
    }
    expect((await bulk.undo(changed)).undone).toEqual([]);
  });

  it('leaves and names those that moved on; a colleague’s newest change can be undone, too', async () => {
    const { changed } = await bulk.write({ homes: 41 });
    const [first = 0, second = 0, third = 0] = bulk.ids;
    await bulk.editOne(first, 'homes', 42);
    const { undone, left } = await bulk.undo(changed);
    expect(undone).toEqual([second, third]);
    expect(left).toMatchObject([{ site_id: first, reason: 'changed-meanwhile' }]);
    expect(await viewOf(bulk.oak).site(first)).toMatchObject({ homes: 42 });

    const again = await bulk.write({ homes: 43 });
    expect((await bulk.undo(again.changed, 'admin')).undone).toEqual(bulk.ids);
    expect(await viewOf(bulk.oak).site(first)).toMatchObject({ homes: 42 });
    expect(await viewOf(bulk.oak).site(second)).toMatchObject({ homes: 10 });
  });

  it('is done from the history as one, in every part, and is one entry itself', async () => {
    const bulkId = randomUUID();
    const sites = await bulk.versions();
    const [first = 0, second = 0, third = 0] = bulk.ids;
    const officer = bulk.oak.as('officer');
    const values = [{ column_name_raw: 'homes', new_value: 60 }];
    for (const part of [sites.slice(0, 2), sites.slice(2)])
      await officer.call(editSites, { edits: [{ sites: part, values }], bulk_id: bulkId });
    await bulk.editOne(second, 'homes', 61);
    const looked = await bulk.oak.as('admin').call(lookAtSiteChanges, { id: bulkId });
    expect(looked).toMatchObject({ records: 3, undoable: [first, third], left_count: 1 });
    const undoId = randomUUID();
    const answer = await bulk.oak
      .as('admin')
      .call(undoSiteChanges, { id: bulkId, ids: bulk.ids, undo_id: undoId });
    expect(answer).toMatchObject({
      undone: [first, third],
      left: [{ id: second, why: 'Changed again since' }],
    });
    expect(await viewOf(bulk.oak).site(first)).toMatchObject({ homes: 10 });
    expect(await viewOf(bulk.oak).site(second)).toMatchObject({ homes: 61 });
    // As a viewer reads it, who may undo nothing.
    const { history } = await viewOf(bulk.oak).history(first);
    expect(history.map(({ bulk: of, is_undo }) => [of, is_undo])).toEqual([
      [{ id: undoId, records: 2, kind: 'changed', may_undo: false }, true],
      [{ id: bulkId, records: 3, kind: 'changed', may_undo: false }, false],
    ]);
  });
});
