import { sql } from '../../../platform/db.ts';
import { allColumns, recordDictionary } from '../../../records/kept/all-fields.ts';
import { recordChanges, type RecordDefinition } from '../../../records/kept/record-definition.ts';
import { responseKind } from '../../../records/kept/record-kinds.ts';
import { followResponses } from './follow-responses.ts';
import { guardResponse, refusalOfChange } from './guard-response.ts';
import { responseMessages as messages } from './messages.ts';
import { heldResponse, responseNames } from './queries/responses.ts';
import { responseRows } from './queries/rows.ts';
import { responseRecordFields as fields } from './response-fields.ts';
import { responseStates } from './response-schema.ts';

/** What the council answers to representations. */
export const responses: RecordDefinition = {
  table: 'responses',
  one: messages.response,
  fields,
  changes: recordChanges(responseKind.entity),
  prepare: guardResponse,
  takes: async (tx, actor, id, values) => {
    const before = await heldResponse(tx, id);
    return refusalOfChange(before, { ...before, ...values }, actor) === undefined;
  },
  follow: (tx, actor, responseIds) => followResponses(tx, actor, { responseIds }),
  record: {
    ...responseKind,
    plural: 'Responses',
    rows: responseRows,
    exists: sql<boolean>`not r.is_deleted`,
    always: ['id', 'row_version'],
    hidden: ['search_text'],
    apart: new Map(),
    place: undefined,
    dictionary: (tx) => recordDictionary(tx, 'responses', fields, { state: responseStates }),
    columns: (tx) => allColumns(tx, { fields, table: 'responses' }),
    names: responseNames,
  },
};
