import { ContentError } from './content-error.ts';
import { parseFilter, type ContentFilter } from './filter.ts';

export type ContentAction = 'create' | 'read' | 'update' | 'delete';

/** A line of the policy table: one role's right to one action on one collection. */
export interface PolicyRow {
  fields: string[];
  filter: unknown;
}

/** A right that applies: to which items, and to which of their fields. */
export interface Policy {
  filter: ContentFilter;
  /** Undefined: every field. */
  fields: ReadonlySet<string> | undefined;
}

// Fields that an item has in every collection; none can be written.
export const systemFields = ['id', 'tenant', 'tenant_id', 'date_created', 'date_updated'] as const;

/** The rights that these lines grant; none at all is FORBIDDEN. */
export function policiesOf(rows: PolicyRow[]): Policy[] {
  if (!rows.length) throw new ContentError('FORBIDDEN');
  return rows.map(({ fields, filter }) => ({
    filter: parseFilter(filter),
    fields: fields.includes('*') ? undefined : new Set(fields),
  }));
}

/** At least one of the rights must admit the item. */
export const anyOf = (policies: Policy[]): ContentFilter => ({
  kind: 'any',
  filters: policies.map(({ filter }) => filter),
});

/** Throws FORBIDDEN when a field is outside all of these rights: not even its existence is revealed. */
export function refuseForeignFields(policies: Policy[], fields: Iterable<string>): void {
  for (const field of fields) {
    const isSystem = (systemFields as readonly string[]).includes(field);
    const known = isSystem || policies.some((policy) => !policy.fields || policy.fields.has(field));
    if (!known) throw new ContentError('FORBIDDEN');
  }
}

/** The item with only those fields that the rights admitting it allow. */
export function masked(
  item: Record<string, unknown>,
  policies: Policy[],
  admitted: boolean[],
): Record<string, unknown> {
  const inForce = policies.filter((_, at) => admitted[at]);
  if (inForce.some(({ fields }) => !fields)) return item;
  const seen = new Set<string>([
    ...systemFields,
    ...inForce.flatMap(({ fields }) => [...(fields ?? [])]),
  ]);
  return Object.fromEntries(Object.entries(item).filter(([key]) => seen.has(key)));
}
