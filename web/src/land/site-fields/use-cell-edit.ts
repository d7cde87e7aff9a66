import { updateSite, updateSiteV2 } from '@calls/land/ground/sites/edit-schema.ts';
import type { InputOf, OutputOf } from '@contract/platform/contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ApiError, isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { tellNotSaved } from '../../forms/tell-not-saved.ts';
import { draftOf, dropDraft, keepDraft } from '../../forms/drafts.ts';
import { useUser } from '../../session/user.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { type SiteCell, shownText } from './cell.ts';
import { bothTexts } from './both-texts.ts';
import { type EditState, nextEdit, READING } from './edit-state.ts';
import { siteFieldMessages as messages } from './messages.ts';
import { patchSite } from '../ground/sites/patch-site.ts';
import { presentParams } from '../ground/sites/present-params.ts';
import { readTyped, type SentValue, typedOf } from './typed-value.ts';
import { whileSaving } from '../ground/sites/saved-changes.ts';
import { useUndo } from '../ground/sites/use-undo.ts';

interface Draft {
  typed: string;
  base: unknown;
}

const draftName = (siteId: number, scenario: string, column: string) =>
  `site field ${siteId} ${scenario} ${column}`;

/** Whether this field has unsaved text on this page. */
export const hasDraft = (siteId: number, scenario: string, column: string) =>
  draftOf<Draft>(draftName(siteId, scenario, column)) !== undefined;

function restored(name: string): EditState {
  const { typed, base } = draftOf<Draft>(name) ?? {};
  return typed === undefined
    ? READING
    : { is: 'editing', typed, base: base ?? null, problem: messages.kept };
}

/**
 * Edits one value. A save is based on what was on screen when editing began: if somebody has changed that meanwhile,
 * both values are offered and nothing is overwritten.
 */
export function useCellEdit(cell: SiteCell, value: unknown) {
  const { siteId, scenario, v2 } = useSite();
  const name = draftName(siteId, scenario, cell.column);
  // Belongs to the page it was typed on: the answer may arrive when somebody has moved on.
  const [path] = useState(() => location.pathname);
  const [drawn] = useSearchParams();
  const [state, step] = useReducer(nextEdit, name, restored);
  // Whether it may be saved: a control that is removed may still report losing the focus.
  const open = useRef(state.is !== 'reading');
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const queries = useQueryClient();
  const user = useUser();
  const { offer } = useUndo();

  const failed = (error: ApiError) => {
    open.current = true;
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

  function send(newValue: SentValue, base: unknown) {
    open.current = false;
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
  }

  const close = () => {
    open.current = false;
    dropDraft(name, path);
    step({ do: 'close' });
  };

  /** Saves what was typed, after a question if the council wants one. Unchanged text just closes. */
  function save(typed: string, base: unknown, confirmed = false) {
    if (typed === typedOf(cell, base)) return close();
    const read = readTyped(cell, typed, base);
    if ('problem' in read) return stay(typed, { do: 'fail', problem: read.problem });
    if (cell.config?.needConfirm && !confirmed) return stay(typed, { do: 'ask' });
    send(read.value, base);
  }

  /** What cannot be saved yet stays in the cell; gone with its table before the press ended that left it, it says so. */
  function stay(typed: string, why: { do: 'fail'; problem: string } | { do: 'ask' }) {
    step(why);
    if (shown.current) return;
    tellNotSaved({
      title: messages.notSaved(cell.label, siteId),
      error: new Error(why.do === 'ask' ? messages.notConfirmed : why.problem),
      typed,
    });
  }

  return {
    state,
    open: () => {
      // While another scenario loads, the old one's values are still shown; anything typed now would be lost.
      if (presentParams().get('scenario') !== drawn.get('scenario')) return;
      open.current = true;
      step({ do: 'open', typed: typedOf(cell, value), base: value ?? null });
    },
    type: (typed: string) => {
      if (state.is !== 'reading') keepDraft(name, { typed, base: state.base }, path);
      step({ do: 'type', typed });
    },
    close,
    save: (confirmed = false) => {
      if (!open.current || state.is === 'reading' || state.is === 'saving') return;
      save(state.typed, state.base, confirmed);
    },
    /** Returns from the question to the control. */
    reconsider: () => state.is === 'confirming' && step({ do: 'type', typed: state.typed }),
    /** Both texts in the control, to be made one and saved over the other person's. */
    keepBoth: () => {
      const both = state.is === 'conflict' ? bothTexts(cell, state) : undefined;
      if (state.is !== 'conflict' || both === undefined) return;
      keepDraft(name, { typed: both, base: state.theirs }, path);
      step({ do: 'join', typed: both, base: state.theirs });
    },
    /** Overwrites the other person's value, which has been seen by now. */
    keepMine: () => {
      if (state.is !== 'conflict') return;
      const read = readTyped(cell, state.typed, state.base);
      if ('problem' in read) return step({ do: 'fail', problem: read.problem });
      send(read.value, state.theirs === '' ? null : state.theirs);
    },
  };
}
