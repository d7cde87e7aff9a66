import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { filterList, filtersParam } from '../../../council/ground/filters/filters-param.ts';
import { bulkChangeEndpoints } from '../../../land/ground/history/bulk-endpoints.ts';
import { historyEndpoint, undoEndpoint } from '../../../land/ground/history/history-endpoints.ts';
import type { RecordKind } from '../../../land/ground/search/record-kind.ts';
import {
  groupsEndpoint,
  tableEndpoint,
  tableSort,
} from '../../../land/ground/search/table/table-endpoints.ts';
import { templateEndpoints } from '../../../land/ground/search/templates/template-endpoints.ts';
import { closed, endpoint, needs, pageShape, recordId, yup } from '../../../platform/contract.ts';
import type { Entity } from '../../../platform/entities.ts';
import type { FeatureName } from '../../../platform/feature-names.ts';
import { MAX_RECORDS } from './max-records.ts';
import { keptRecordMessages as messages } from './messages.ts';

const MAX_SEARCH_TEXT = 200;

/** A record in a table: its id and version, and each field that was asked for. */
const row = yup
  .object({ id: yup.number().required(), row_version: yup.number().required() })
  .required();
export type KeptRow = yup.InferType<typeof row> & Record<string, unknown>;

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

interface KeptRecordsAt extends RecordKind {
  feature: FeatureName;
  path: `/consultations/${string}`;
  /** As a sentence goes on: 'a contact', 'contacts'. */
  one: string;
  plural: string;
  /** What follows a change of them that is undone, deleted or restored. */
  alsoChanges?: readonly Entity[];
  /** Who else is named among those that were deleted. */
  alsoReads?: readonly Entity[];
  /** What follows where a change of many of them is taken back. */
  alsoUndone?: readonly Entity[];
}

/** The calls that every type of kept record has: found, tabled, followed, deleted and restored. */
export function recordEndpoints(at: KeptRecordsAt) {
  const { feature, path, entity, unit, one, plural, alsoChanges = [], alsoReads = [] } = at;
  const { alsoUndone = alsoChanges } = at;
  const flag = 'consultation pages' as const;
  const mayRead = { feature, access: needs(unit, 'read'), flag } as const;
  const mayWrite = { feature, access: needs(unit, 'write'), flag } as const;
  const mayDelete = { feature, access: needs(unit, 'delete'), flag } as const;
  const table = { feature, path: `${path}/table`, entity, unit, plural } as const;
  const history = { feature, path, entity, one } as const;
  const bulk = bulkChangeEndpoints({
    feature,
    path,
    entity,
    plural,
    access: needs(unit, 'write'),
    alsoChanges: alsoUndone,
  });
  return {
    fields: endpoint({
      ...mayRead,
      method: 'GET',
      path: `${path}/fields`,
      summary: `What ${plural} can be filtered, sorted and shown by`,
      reads: ['config', 'consultation', 'custom-column', 'topic'],
      response: yup.array().of(yup.mixed<DictionaryField>().required()).required(),
    }),
    table: { ...tableEndpoint(table, row), flag },
    groups: { ...groupsEndpoint(table), flag },
    /** For selecting what was found: the first of them in the table's order, as many as one call changes. */
    ids: endpoint({
      ...mayRead,
      method: 'GET',
      path: `${path}/table/ids`,
      summary: `Ids of the first ${MAX_RECORDS} ${plural} that meet the filters`,
      reads: [entity],
      query: closed({ filters: filtersParam, sort: tableSort }),
      response: closed({
        ids: yup.array().of(yup.number().required()).required(),
        /** How many meet them. */
        total: yup.number().required(),
      }),
    }),
    templates: templateEndpoints({
      unit,
      feature,
      plural,
      list: `${path}/templates`,
      path: `${path}/template`,
    }),
    history: { ...historyEndpoint({ ...history, access: needs(unit, 'read') }), flag },
    undo: {
      ...undoEndpoint({ ...history, access: needs(unit, 'write') }, alsoChanges),
      flag,
    },
    lookAtBulk: { ...bulk.look, flag },
    undoBulk: { ...bulk.undo, flag },

    /** As the specification has it (001 section 7); screens read the table, whose pages have numbers. */
    search: endpoint({
      ...mayRead,
      method: 'POST',
      path: `${path}/search`,
      summary: `Search ${plural}`,
      reads: [entity],
      changes: [],
      body: closed({
        limit: yup.number().integer().min(1).max(500).default(20),
        offset: yup.number().integer().min(0).default(0),
        /** A property; the answer counts what was found by its values. */
        groupBy: yup.string().max(64),
        filter: filterList,
        sort: yup.string().max(64),
        search: yup
          .string()
          .trim()
          .max(MAX_SEARCH_TEXT, messages.searchTextTooLong(MAX_SEARCH_TEXT)),
      }),
      response: closed({
        rows: yup.array().of(row).required(),
        count: yup.number().required(),
        groupedByDistinctValue: yup
          .array()
          .of(
            closed({
              value: yup.mixed<string | number | boolean>().nullable().defined(),
              count: yup.number().required(),
            }).required(),
          )
          .required(),
      }),
    }),
    /** A value in a column that officers added. Changed by somebody since it was read: 409 changed-meanwhile. */
    setCustom: endpoint({
      ...mayWrite,
      method: 'PUT',
      path: `${path}/custom-column`,
      summary: `Set the value of ${one} in a column that officers added`,
      changes: [`${entity}:id`],
      body: closed({
        id: recordId.required(),
        /** As tables name it: custom_3. */
        column: yup.string().max(40).required(),
        value: yup.mixed<string | number | boolean | string[]>().nullable().defined(),
        row_version: recordId.required(),
      }),
      response: closed({ row_version: yup.number().required() }),
    }),
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
      response: closed({ ids: yup.array().of(yup.number().required()).required() }),
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
        search: yup
          .string()
          .trim()
          .max(MAX_SEARCH_TEXT, messages.searchTextTooLong(MAX_SEARCH_TEXT))
          .default(''),
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

export type RecordCalls = ReturnType<typeof recordEndpoints>;
