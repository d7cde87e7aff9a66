import { sql, type Tx } from '../../../platform/db.ts';
import { allColumns, recordDictionary } from '../../../records/kept/all-fields.ts';
import { recordChanges, type RecordDefinition } from '../../../records/kept/record-definition.ts';
import { responseKind } from '../../../records/kept/record-kinds.ts';
import { followResponses } from './follow-responses.ts';
import { guardResponse, refusalOfChange } from './guard-response.ts';
import { responseMessages as messages } from './messages.ts';
import { heldResponse } from './queries/responses.ts';
import { responseRecordFields as fields } from './response-fields.ts';
import { responseStates } from './response-schema.ts';

const rows = sql`(
    select p.*,
           (select count(distinct l.representation_id) from response_links l where l.response_id = p.id)::int as answers,
           (select count(*) from response_deliveries d where d.response_id = p.id and d.state = 'Failed')::int as undelivered
      from responses p)`;

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
    rows,
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

async function responseNames(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows: found } = await sql<{ id: number; description: string }>`
    select id, description from responses where id = any(${ids}::bigint[])`.execute(tx);
  return new Map(found.map(({ id, description }) => [id, description]));
}
