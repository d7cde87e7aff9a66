import type { Tx } from '../../platform/db.ts';
import { contacts } from '../ground/people/contact-records.ts';
import { organisations } from '../ground/people/organisation-records.ts';
import { representationsOf } from '../ground/people/queries.ts';
import type { RecordDefinition } from '../../records/kept/record-definition.ts';
import type { MergeKind } from './contract.ts';

/** The type of record that is merged. */
export const definitionOf = (kind: MergeKind): RecordDefinition =>
  kind === 'contact' ? contacts : organisations;

/** The representations that show a contact or an organisation. */
export const representationsShowing = (tx: Tx, kind: MergeKind, id: number): Promise<number[]> =>
  representationsOf(tx, kind === 'contact' ? { contactId: id } : { organisationId: id });

/** What one of them is called in the table. */
export async function calledNow(tx: Tx, kind: MergeKind, id: number): Promise<string> {
  return (await definitionOf(kind).record.names(tx, [id])).get(id) ?? String(id);
}
