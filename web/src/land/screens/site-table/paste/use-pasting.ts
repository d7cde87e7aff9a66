import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import { useState } from 'react';
import { handleEverywhere } from '../../../../api/consequences.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import type { CellChange } from '../../../../ui/table/use-clipboard.ts';
import { siteNameOf } from '../../../ground/sites/site-name.ts';
import type { SiteCell } from '../../../site-fields/cell.ts';
import type { BulkChangeLine } from '../bulk-change/change-lines.tsx';
import { leftLines } from '../bulk-change/left-lines.ts';
import { bulkChangeMessages as messages } from '../bulk-change/messages.ts';
import { type EditsOutcome, type SiteToEdit, useSiteEdits } from '../bulk-change/use-site-edits.ts';
import { readPasted } from './read-pasted.ts';

const WARNINGS_SHOWN = 3;

type Cells = ReadonlyMap<string, SiteCell>;

/** Writes cells pasted from a spreadsheet, as one change of each site; `left` lists those that were refused. */
export function usePasting(cells: Cells) {
  const { write, undoing } = useSiteEdits();
  const [ended, setEnded] = useState<{ outcome: EditsOutcome; left: BulkChangeLine[] }>();

  /** Changes can be undone from the toast, which is out of reach while a dialog is open. */
  const say = ({ changed, warned }: EditsOutcome) => {
    if (changed.length === 0) return;
    const outcome = warned.length > 0 ? warningOf(warned) : ({ kind: 'success' } as const);
    showToast({ ...outcome, title: messages.done(changed.length), ...undoing(changed) });
  };

  const paste = async (changes: readonly CellChange<SiteRecord>[]) => {
    const { edits, unread } = readChanges(changes, cells);
    const outcome = await write(edits);
    const { changed, error } = outcome;
    if (error) {
      handleEverywhere(error, 'write');
      showToast({ kind: 'danger', title: messages.changeFailed, text: error.message });
    }
    const left = [...unread, ...leftLines(outcome.left, cells)];
    if (left.length > 0) setEnded({ outcome, left });
    else if (changed.length === 0 && !error) {
      showToast({ kind: 'info', title: messages.nothing });
    } else say(outcome);
  };

  const close = () => {
    if (ended) say(ended.outcome);
    setEnded(undefined);
  };
  return { paste, left: ended?.left, close };
}

/** The first reasons with their sites: a bulk change shows all of them before it is made, pasting has no preview. */
function warningOf(warned: EditsOutcome['warned']) {
  const said = warned.slice(0, WARNINGS_SHOWN).map(({ name, why }) => `${name}: ${why}`);
  return {
    kind: 'warning',
    text: messages.warnings(said, warned.length - said.length),
  } as const;
}

/** The pasted cells as one edit of each site, and the cells that are not valid. */
function readChanges(changes: readonly CellChange<SiteRecord>[], cells: Cells) {
  const edits = new Map<number, SiteToEdit>();
  const unread: BulkChangeLine[] = [];
  for (const { row, column, text } of changes) {
    const cell = cells.get(column.id);
    if (!cell) continue;
    const read = readPasted(cell, text, column.value(row));
    if ('problem' in read) {
      const [site, field] = [siteNameOf(row), cell.label];
      unread.push({ key: `${row.id} ${column.id}`, site, field, why: read.problem });
      continue;
    }
    const { id, row_version } = row;
    const edit = edits.get(id) ?? { id, row_version, values: [] };
    edit.values.push({ column_name_raw: column.id, new_value: read.value });
    edits.set(id, edit);
  }
  return { edits: [...edits.values()], unread };
}
