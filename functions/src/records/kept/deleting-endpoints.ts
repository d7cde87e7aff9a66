import { closed, endpoint, pageShape, recordId, yup } from '../../platform/contract.ts';
import { MAX_RECORDS } from './max-records.ts';
import { type RecordCallsAt, recordCall, recordSearchText } from './records-at.ts';

const deletedRecord = closed({
  id: yup.number().required(),
  name: yup.string().required(),
  /** null: from before history was kept. */
  deletedAt: yup.string().nullable().defined(),
  deletedBy: yup.string().nullable().defined(),
  /** Where it was merged: it comes back by undoing that, not by being restored. */
  mergedInto: closed({ id: yup.number().required(), name: yup.string().required() })
    .nullable()
    .defined()
    .default(null),
  /** In words, what brings it back where it is not restored. */
  instead: yup.string().nullable().defined().default(null),
  /** The deletion of many that it was a part of, where it was. */
  bulk: closed({ id: yup.string().required(), records: yup.number().required() })
    .nullable()
    .defined()
    .default(null),
  /** Whom it names that are deleted as well: they stay so when it is restored. */
  alsoDeleted: yup.array().of(yup.string().required()).required(),
}).required();
export type DeletedRecord = yup.InferType<typeof deletedRecord>;

const ids = yup.array().of(recordId.required()).min(1).max(MAX_RECORDS).required();

/** The calls by which records are deleted, and restored from those that were. */
export function deletingEndpoints(at: RecordCallsAt) {
  const { path, entity, plural, alsoChanges = [], alsoReads = [] } = at;
  const mayDelete = recordCall(at, 'delete');
  return {
    /** Gives the ids of those that were there. */
    remove: endpoint({
      ...mayDelete,
      method: 'DELETE',
      path,
      summary: `Delete ${plural}, which can be restored`,
      changes: [`${entity}:ids`, `${entity}*`, ...alsoChanges],
      body: closed({
        ids,
        /** Names the deletion, whose parts have the same, to undo it as one. */
        bulk_id: yup.string().uuid(),
      }),
      response: closed({
        ids: yup.array().of(yup.number().required()).required(),
        /** The ids of what showed their names and the public reads no longer. */
        withdrawn: yup.array().of(yup.number().required()),
      }),
      idempotent: true,
    }),
    /** Newest first, for those who may restore them. */
    deleted: endpoint({
      ...mayDelete,
      method: 'GET',
      path: `${path}/deleted`,
      summary: `Deleted ${plural}, which can be restored`,
      reads: [entity, ...alsoReads],
      query: closed({
        ...pageShape,
        search: recordSearchText.default(''),
      }),
      response: closed({
        records: yup.array().of(deletedRecord).required(),
        total: yup.number().required(),
      }),
    }),
    /** Gives the ids of those that had been deleted. */
    restore: endpoint({
      ...mayDelete,
      method: 'POST',
      path: `${path}/restore`,
      summary: `Restore deleted ${plural}`,
      changes: [`${entity}:ids`, `${entity}*`, ...alsoChanges],
      body: closed({ ids }),
      response: closed({ ids: yup.array().of(yup.number().required()).required() }),
      idempotent: true,
    }),
  };
}
