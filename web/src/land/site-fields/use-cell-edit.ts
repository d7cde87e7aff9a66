import { useEffect, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tellNotSaved } from '../../forms/tell-not-saved.ts';
import { draftOf, dropDraft, keepDraft } from '../../forms/drafts.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import type { SiteCell } from './cell.ts';
import { bothTexts } from './both-texts.ts';
import { type EditState, nextEdit, READING } from './edit-state.ts';
import { siteFieldMessages as messages } from './messages.ts';
import { presentParams } from '../ground/sites/present-params.ts';
import { readTyped, typedOf } from './typed-value.ts';
import { useCellSending } from './use-cell-sending.ts';

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
  const { siteId, scenario } = useSite();
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
  const mayBeSaved = (may: boolean) => {
    open.current = may;
  };
  const send = useCellSending({ cell, name, path, step, mayBeSaved });

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
