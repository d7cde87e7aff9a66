import { masked, systemFields, type Policy } from './policies.ts';
import { pickFields } from './pick-fields.ts';
import type { ItemRow } from './queries/items.ts';

/** An item as clients see it: its own fields together with id, council and dates. */
export function itemView(row: ItemRow, policies: Policy[], fields: string[][]) {
  const whole = {
    ...row.data,
    id: row.id,
    tenant: row.tenant,
    tenant_id: row.tenant,
    date_created: row.created_at,
    date_updated: row.updated_at,
  };
  return pickFields(masked(whole, policies, row.admitted), fields);
}

/** The part of a payload that is stored: the server sets the council and the time of change. */
export function writableFields(payload: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload).filter(([key]) => !(systemFields as readonly string[]).includes(key)),
  );
}
