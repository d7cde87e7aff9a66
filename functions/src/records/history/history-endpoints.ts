import {
  type AccessRule,
  closed,
  type Contract,
  endpoint,
  type InputOf,
  type OutputOf,
  recordId,
  yup,
} from '../../platform/contract.ts';
import type { Entity } from '../../platform/entities.ts';
import type { FeatureName } from '../../platform/feature-names.ts';
import { isCalendarDate } from '../../platform/dates/day.ts';
import { MAX_PAGE } from '../../platform/max-page.ts';
import { historyItem, historyTypes, undoable } from './history-item.ts';
import { recordHistoryMessages as messages } from './messages.ts';

const day = yup
  .string()
  .test('day', messages.notADay, (text) => text === undefined || isCalendarDate(text));

/** Which part of a history is asked for. */
export const narrowedHistory = {
  type: yup.string().oneOf(historyTypes),
  /** A person's uid. */
  user_id: yup.string().max(200),
  column_name: yup.string().max(63),
  /** Days in London, both included. */
  from: day,
  to: day,
  /** Edits with no new value are hidden (specification 000 section 3) unless they are asked for. */
  with_cleared: yup.boolean().default(false),
  limit: yup.number().integer().min(1).max(MAX_PAGE).default(50),
};

/** Pages by the id of their last item: the `next` of the page before. */
export const olderHistory = { ...narrowedHistory, before: recordId };

/** What of a history can be undone. */
export const offeredUndo = {
  /** The newest change of who asks. */
  undo: undoable.nullable().defined().default(null),
  /** Everybody's newest change, for those who may write. */
  undoable: yup.array().of(undoable).required(),
};

export const historyAnswer = closed({
  history: yup.array().of(historyItem).required(),
  next: yup.number().nullable().defined(),
  ...offeredUndo,
});

/** Names one of the changes that a history offers to undo; one's own newest without a name. */
export const namedChange = {
  history_id: yup.number().integer().min(1),
  /** As an edit's answer gives it. */
  change_id: yup.string().uuid(),
};

/** A type of record whose records have a history of their own. */
interface HistoryAt {
  feature: FeatureName;
  /** The address of its records; one's history stands under its id. */
  path: `/${string}`;
  entity: Entity;
  /** As a sentence goes on: 'a letter'. */
  one: string;
  access: AccessRule;
}

/** The history of one record, newest first. */
export const historyEndpoint = ({ feature, path, entity, one, access }: HistoryAt) =>
  endpoint({
    method: 'GET',
    path: `${path}/{id}/history`,
    feature,
    summary: `History of ${one}`,
    reads: [`${entity}:id`],
    access,
    params: closed({ id: recordId.required() }),
    query: closed(olderHistory),
    response: historyAnswer,
  });

/** Takes a change of one record back: 409 `changed-meanwhile` where somebody has changed it since. */
export const undoEndpoint = (
  { feature, path, entity, one, access }: HistoryAt,
  alsoChanges: readonly Entity[] = [],
) =>
  endpoint({
    method: 'POST',
    path: `${path}/{id}/undo`,
    feature,
    summary: `Undo a change of ${one}`,
    changes: [`${entity}:id`, ...alsoChanges],
    access,
    params: closed({ id: recordId.required() }),
    body: closed(namedChange),
    response: closed({
      row_version: yup.number().required(),
      /** Why the undo took it from the public; absent or null: it did not. */
      withdrawn: yup.string().nullable(),
    }),
  });

/** The calls of any record type's history. */
export type HistoryCall = ReturnType<typeof historyEndpoint>;
export type UndoCall = Contract<
  InputOf<ReturnType<typeof undoEndpoint>>,
  unknown,
  OutputOf<ReturnType<typeof undoEndpoint>>
>;
