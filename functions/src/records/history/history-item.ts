import { closed, yup } from '../../platform/contract.ts';

/** What a change of many records did: to fields of theirs, or whether they are there at all. */
export const bulkKinds = ['changed', 'registered', 'deleted'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** What decides who may take a change of many back. */
export interface ChangeOfMany {
  kind: BulkKind;
  isOwn: boolean;
}

export const historyTypes = ['NOTE', 'FILE', 'EDIT'] as const;

/**
 * One line of a site's history. `edit_content` is `field|old value|new value` and `file_name` the names of files,
 * both with pipes in values escaped: see edit-content.ts.
 */
export const historyItem = closed({
  id: yup.number().required(),
  type: yup.string().oneOf(historyTypes).required(),
  user_id: yup.string().nullable().defined(),
  user_name: yup.string().required(),
  date: yup.string().required(),
  /** 'base' for the site itself. */
  scenario_name: yup.string().required(),
  /** A note's words, or why a field was changed. */
  content: yup.string().nullable().defined(),
  edit_content: yup.string().nullable().defined(),
  /** An edit's column, where it changed one. */
  column_name: yup.string().nullable().defined(),
  file_name: yup.string().nullable().defined(),
  action_type: yup.string().nullable().defined(),
  /** When the note was last changed. */
  edited_at: yup.string().nullable().defined(),
  /** What was saved together has the same; null for what cannot be undone. */
  change_id: yup.string().nullable().defined(),
  /** The change of many records that it was a part of. */
  bulk: closed({
    id: yup.string().required(),
    records: yup.number().required(),
    kind: yup.string().oneOf(bulkKinds).required(),
    /** Whether who asks may take it back. */
    may_undo: yup.boolean().required(),
  })
    .nullable()
    .defined()
    .default(null),
  /** Whether the edit was undone. */
  is_undone: yup.boolean().required(),
  /** Whether the edit took another back. */
  is_undo: yup.boolean().required(),
  /** Whether who asks may edit it: their own note. */
  can_edit: yup.boolean().required(),
}).required();

export type HistoryItem = yup.InferType<typeof historyItem>;

/** A change that an undo would take back: the newest of its author that was not undone and not changed since. */
export const undoable = closed({
  history_id: yup.number().required(),
  field: yup.string().required(),
  scenario_name: yup.string().required(),
  date: yup.string().required(),
}).required();

export type Undoable = yup.InferType<typeof undoable>;
