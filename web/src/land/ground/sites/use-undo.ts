import { undoEdit } from '@calls/land/ground/sites/edit-schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ChangedSite } from '@contract/land/ground/sites/edit-schema.ts';
import { useRef } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { uiMessages } from '../../../ui/messages.ts';
import { dismissToast, showToast, withdrawAction } from '../../../ui/toast-store.ts';
import { historyPanelMessages } from '../../../records/history/messages.ts';
import { doneIn } from './chosen-scenarios.ts';
import { useSite } from './site-context.tsx';
import { sharedSiteMessages as messages } from './messages.ts';
import { patchSite } from './patch-site.ts';
import { addSavedChange, forgetChange, whileSaving } from './saved-changes.ts';

/** A later change by the same person, a change of the same field by anybody, or the value of another field is in the way. */
function refusalOf({ code, fields, message }: ApiError) {
  if (code === 'conflict')
    return { kind: 'warning', text: Object.values(fields).join(' ') || message } as const;
  if (code !== 'changed-meanwhile') return { kind: 'danger', text: message } as const;
  return fields['change_id'] === undefined
    ? ({ kind: 'danger', text: messages.changedMeanwhile } as const)
    : ({ kind: 'warning', text: messages.notTheLast } as const);
}

type Saved = Pick<ChangedSite, 'change_id' | 'scenario_name' | 'warnings'>;

/** The toast that offers an undo; a newer change takes its place, because the server undoes only the newest. */
let offered: number | undefined;

/**
 * Undoes a change of this site, which stays the next to undo where that fails; `offer` does so from a toast that says
 * what was saved.
 */
export function useUndo() {
  const queries = useQueryClient();
  const { siteId } = useSite();
  const label = useRef('');
  const { run, running } = useAction(undoEdit, {
    failure: false,
    onFailed: (error) => {
      // Then nothing of this site can be undone any more.
      if (error.code === 'not-found') forgetChange(siteId, undefined);
      showToast({ title: historyPanelMessages.notUndone(label.current), ...refusalOf(error) });
    },
    onDone: (changed, { change_id: changeId }) => {
      forgetChange(siteId, changeId);
      patchSite(queries, changed);
      showToast({ kind: 'info', title: historyPanelMessages.isBack(label.current) });
    },
  });

  const undo = (what: string, which: { history_id: number } | { change_id: string }) => {
    label.current = what;
    if (offered !== undefined) dismissToast(offered);
    return whileSaving(siteId, run({ siteId, ...which }));
  };

  const offer = (what: string, title: string, changed: Saved) => {
    const { change_id, scenario_name: scenario, warnings = [] } = changed;
    // The toast may already say that something else was saved.
    if (offered !== undefined) withdrawAction(offered);
    if (change_id !== null) addSavedChange({ siteId, label: what, changeId: change_id });
    offered = showToast({
      // What does not go with another field is said here, too: a cell of a table has no room for it.
      kind: warnings.length > 0 ? 'warning' : 'success',
      title: doneIn(scenario, title),
      ...(warnings.length > 0 ? { text: warnings.join('. ') } : {}),
      ...(change_id === null
        ? {}
        : { action: { label: uiMessages.undo, run: () => void undo(what, { change_id }) } }),
    });
  };
  return { undo, offer, running };
}
