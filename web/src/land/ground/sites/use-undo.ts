import { undoEdit } from '@calls/land/ground/sites/edit-schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ChangedSite } from '@contract/land/ground/sites/edit-schema.ts';
import { useRef } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { uiMessages } from '../../../ui/messages.ts';
import { dismissToast, showToast, withdrawAction } from '../../../ui/toast-store.ts';
import { doneIn } from './chosen-scenarios.ts';
import { useSite } from './site-context.tsx';
import { sharedSiteMessages as messages } from './messages.ts';
import { patchSite } from './patch-site.ts';

/** A later change by the same person, a change of the same field by anybody, or the value of another field is in the way. */
function refusalOf({ code, fields, message }: ApiError) {
  if (code === 'conflict')
    return { kind: 'warning', text: Object.values(fields).join(' ') || message } as const;
  if (code !== 'changed-meanwhile') return { kind: 'danger', text: message } as const;
  return fields['change_id'] === undefined
    ? ({ kind: 'danger', text: messages.changedMeanwhile } as const)
    : ({ kind: 'warning', text: messages.notTheLast } as const);
}

/** The toast that offers an undo; a newer change takes its place, because the server undoes only the newest. */
let offered: number | undefined;

interface SavedChange {
  siteId: number;
  label: string;
  changeId: string;
}
/** What was saved on this page and not undone, the newest last. */
let savedChanges: SavedChange[] = [];

/** What was saved last of a site, for Ctrl+Z. */
export const lastChangeOf = (siteId: number): SavedChange | undefined =>
  savedChanges.findLast((each) => each.siteId === siteId);

/** Undoes a change of this site; `offer` does so from a toast that says what was saved. */
export function useUndo() {
  const queries = useQueryClient();
  const { siteId, scenario } = useSite();
  const label = useRef('');
  const { run, running } = useAction(undoEdit, {
    failure: false,
    onFailed: (error) =>
      showToast({ title: messages.notUndone(label.current), ...refusalOf(error) }),
    onDone: (changed) => {
      patchSite(queries, changed);
      showToast({ kind: 'info', title: messages.undone(label.current) });
    },
  });

  const undo = (what: string, which: { history_id: number } | { change_id: string }) => {
    label.current = what;
    // Whether or not it succeeds: what cannot be undone now is not tried again and again.
    if ('change_id' in which)
      savedChanges = savedChanges.filter(({ changeId }) => changeId !== which.change_id);
    if (offered !== undefined) dismissToast(offered);
    return run({ siteId, ...which });
  };

  const offer = (what: string, title: string, { change_id }: ChangedSite) => {
    // The toast may already say that something else was saved.
    if (offered !== undefined) withdrawAction(offered);
    if (change_id !== null) savedChanges.push({ siteId, label: what, changeId: change_id });
    offered = showToast({
      kind: 'success',
      title: doneIn(scenario, title),
      ...(change_id === null
        ? {}
        : { action: { label: uiMessages.undo, run: () => void undo(what, { change_id }) } }),
    });
  };
  return { undo, offer, running };
}
