import { updateSite, updateSiteV2 } from '@calls/land/ground/sites/edit-schema.ts';
import type { InputOf, OutputOf } from '@contract/platform/contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { type ApiError, isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { dropDraft } from '../../forms/drafts.ts';
import { tellNotSaved } from '../../forms/tell-not-saved.ts';
import { useUser } from '../../session/user.ts';
import { patchSite } from '../ground/sites/patch-site.ts';
import { whileSaving } from '../ground/sites/saved-changes.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { useUndo } from '../ground/sites/use-undo.ts';
import { type SiteCell, shownText } from './cell.ts';
import type { EditStep } from './edit-state.ts';
import { siteFieldMessages as messages } from './messages.ts';
import type { SentValue } from './typed-value.ts';

interface CellSending {
  cell: SiteCell;
  /** Of the draft that is dropped once it has arrived, and the page that it was typed on. */
  name: string;
  path: string;
  step: Dispatch<EditStep>;
  /** Lets the cell be saved, or not while it is on its way. */
  mayBeSaved: (may: boolean) => void;
}

/** Gives what saves a value of the cell over the one that it was typed over, and tells what became of it. */
export function useCellSending({ cell, name, path, step, mayBeSaved }: CellSending) {
  const { siteId, scenario, v2 } = useSite();
  const queries = useQueryClient();
  const user = useUser();
  const { offer } = useUndo();

  const failed = (error: ApiError) => {
    mayBeSaved(true);
    if (error.code !== 'changed-meanwhile') {
      const { new_value: why = error.fields['column_name_raw'] } = error.fields;
      step({ do: 'fail', problem: why ?? error.message });
      return;
    }
    const { old_value: theirs = '', changed_by: who } = error.fields;
    step({ do: 'meet', theirs, who });
  };
  const contract = v2 ? updateSiteV2 : updateSite;
  const action = useAction(contract, {
    failure: false,
    onFailed: failed,
    onDone: saved,
    // In a table the cell is gone once another one is opened.
    onUnseenFailure: (error, input) => tellUnsaved(error, input),
  });

  function saved(changed: OutputOf<typeof updateSite>) {
    dropDraft(name, path);
    patchSite(queries, changed);
    step({ do: 'close' });
    offer(cell.label, messages.saved(cell.label), changed);
  }

  function tellUnsaved(error: Error, input: InputOf<typeof updateSite>) {
    const again = () =>
      void whileSaving(
        siteId,
        call(contract, input).then(saved, (cause: Error) => tellUnsaved(cause, input)),
      );
    tellNotSaved({
      title: messages.notSaved(cell.label, siteId),
      error,
      typed: shownText(cell, input.new_value),
      // What somebody else has written meanwhile is decided in the cell.
      ...(isApiError(error, 'changed-meanwhile') ? {} : { again }),
    });
  }

  return (newValue: SentValue, base: unknown) => {
    mayBeSaved(false);
    step({ do: 'save' });
    const { config } = cell;
    const saved = action.run({
      siteId,
      scenario,
      column_name_raw: cell.column,
      column_name_readable: cell.label,
      new_value: newValue,
      raw_value: newValue,
      old_value: (base ?? null) as SentValue,
      user_id: user?.uid ?? null,
      user_name: user?.displayName ?? null,
      is_recalculation: config?.functionOnSave !== undefined,
      should_update_all_scenarios: config?.updateForAllScenarios ?? false,
    });
    void whileSaving(siteId, saved);
  };
}
