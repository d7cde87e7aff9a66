import { siteHistory } from '@calls/land/history/contract.ts';
import { undoEdit } from '@calls/land/ground/sites/edit-schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ChangedSite } from '@contract/land/ground/sites/edit-schema.ts';
import { useRef } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { call } from '../../../api/call.ts';
import { messages as words } from '../../../ui/messages.ts';
import { dismissToast, showToast } from '../../../ui/toast-store.ts';
import { useSite } from './site-context.tsx';
import { messages } from './messages.ts';
import { patchSite } from './patch-site.ts';

/** The toast that offers to undo; a newer change takes its place, as the server undoes only the newest. */
let offered: number | undefined;

/** Takes a change of this site back; `offer` does so from a toast that says what was saved. */
export function useUndo() {
  const queries = useQueryClient();
  const { siteId, fields, refresh } = useSite();
  const label = useRef('');
  const { run, running } = useAction(undoEdit, {
    failure: false,
    onFailed: (error) =>
      showToast({
        kind: 'danger',
        title: messages.notUndone(label.current),
        text: error.code === 'changed-meanwhile' ? messages.changedMeanwhile : error.message,
      }),
    onDone: (changed) => {
      patchSite(queries, changed);
      void refresh();
      showToast({ kind: 'info', title: messages.undone(label.current) });
    },
  });

  const undo = (what: string, historyId: number) => {
    label.current = what;
    if (offered !== undefined) dismissToast(offered);
    return run({ siteId, history_id: historyId });
  };

  /** Undoes this change if it still is the newest of one's own. */
  async function undoThis(what: string, { values }: ChangedSite) {
    try {
      const { undo: last, history } = await call(siteHistory, { siteId, limit: 20 });
      const edit = history.find(({ id }) => id === last?.history_id);
      const labels = Object.keys(values).map((column) => fields.get(column)?.label ?? column);
      // An edit that emptied a field stands in no history; the undo names it by its label.
      const same = edit ? (edit.column_name ?? '') in values : labels.includes(last?.field ?? '');
      if (last && same) return void (await undo(what, last.history_id));
      showToast({
        kind: 'warning',
        title: messages.notUndone(what),
        text: messages.notTheLast,
      });
    } catch (cause) {
      const text = cause instanceof Error ? cause.message : String(cause);
      showToast({ kind: 'danger', title: messages.notUndone(what), text });
    }
  }

  const offer = (what: string, title: string, changed: ChangedSite) => {
    if (offered !== undefined) dismissToast(offered);
    offered = showToast({
      kind: 'success',
      title,
      action: { label: words.undo, run: () => void undoThis(what, changed) },
    });
  };
  return { undo, offer, running };
}
