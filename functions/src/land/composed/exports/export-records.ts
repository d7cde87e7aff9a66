import type { ParsedOf } from '../../../platform/contract.ts';
import type { Tx } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { sortedIds } from '../../../records/table/table-page.ts';
import type { exportRecords } from './contract.ts';
import { fileNameOf } from './export-plan.ts';
import type { Prepared } from './export-sites.ts';
import type { ExportSource } from './export-source.ts';
import { EXPORT_LIMITS } from '../../../records/exports/file-types.ts';
import { exportMessages as messages } from './messages.ts';
import { isSmall } from './size.ts';

/**
 * Reads what a table of records needs, whichever type they are; their rows if it is small enough to be made at once.
 * Throws payload-invalid for a filter, an order or a field that the type does not have, and for too many records.
 */
export async function prepareRecords(
  tx: Tx,
  tenant: Tenant,
  source: ExportSource,
  { filters = [], sort, selected_fields, file_type }: ParsedOf<typeof exportRecords>,
  madeAt: Date,
): Promise<Prepared> {
  const { record } = source;
  const plan = await source.plan(tx, tenant, { selected_fields, file_type, filters }, madeAt);
  const ids = await sortedIds(tx, record, { filters, sort });
  const most = Math.min(plan.format.maxSites, EXPORT_LIMITS.selection);
  if (ids.length > most) throw invalidField('filters', messages.tooMany(record.entity, most));
  return {
    ...plan,
    entity: record.entity,
    chosen: {
      sites: ids.length,
      selection: undefined,
      slice: (_tx, from, to) => Promise.resolve(ids.slice(from, to)),
    },
    counts: {},
    fileName: fileNameOf(tenant, plan.format, madeAt, record.plural.toLowerCase()),
    rows: isSmall(ids.length, 0, plan.sheet.columns.length)
      ? await source.rows(tx, ids, plan)
      : undefined,
    asked: ids.length,
  };
}
