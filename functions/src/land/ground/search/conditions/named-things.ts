import { sql, type Tx } from '../../../../platform/db.ts';
import { unfit } from '../../../../platform/errors.ts';
import { asksPresence, isFilledIn } from '../../../../council/ground/filters/canonical-filters.ts';
import { FILTER_LIMITS } from '../../../../council/ground/filters/filter-limits.ts';
import {
  isLayerArea,
  SITE_LIST,
  SITE_SELECTION,
  type AreaFilter,
  type FieldFilter,
  type Filter,
} from '../../../../council/ground/filters/filter.ts';
import { valuesFor } from './fitting-values.ts';

type Kind = 'layer' | 'list' | 'selection';
interface Named {
  kind: Kind;
  id: string;
  at: string;
}

/**
 * Layers, lists and selections that the filters name, looked up together. One that the council does not
 * have, or a layer too many, throws payload-invalid at its place: a search by it would quietly find
 * nothing, or with `!=` everything.
 */
export async function refuseUnknown(tx: Tx, filters: readonly Filter[]): Promise<void> {
  const named = namedIn(filters, 'filters');
  refuseTooMany(named);
  if (named.length === 0) return;
  const known = await knownAmong(tx, named);
  const unknown = named.find(({ kind, id }) => !known.has(`${kind} ${id}`));
  if (unknown) refuse(unknown, `Unknown ${unknown.kind}: ${unknown.id}`);
}

function namedIn(filters: readonly Filter[], at: string): Named[] {
  return filters.flatMap((filter, index) => {
    const here = `${at}[${index}]`;
    if (!isFilledIn(filter)) return [];
    if (filter.type === 'group') return namedIn(filter.filters, `${here}.filters`);
    return filter.type === 'in area' ? layerIn(filter, here) : membersIn(filter, here);
  });
}

function layerIn({ value }: AreaFilter, at: string): Named[] {
  if (!value || !isLayerArea(value)) return [];
  return [{ kind: 'layer', id: value.layerId, at: `${at}.value` }];
}

const KINDS: Record<string, 'list' | 'selection'> = {
  [SITE_LIST]: 'list',
  [SITE_SELECTION]: 'selection',
};

function membersIn(filter: FieldFilter, at: string): Named[] {
  const kind = KINDS[filter.dbPropertyName];
  const { type } = filter;
  const namesValues = type === 'in array' || type === 'checkbox list' || type === 'select';
  if (!kind || asksPresence(filter) || !namesValues) return [];
  const values = valuesFor(kind, [filter.value ?? []].flat(), at);
  return values.map((id) => ({ kind, id: String(id), at: `${at}.value` }));
}

function refuseTooMany(named: Named[]): void {
  const tooMany = named.filter(({ kind }) => kind === 'layer')[FILTER_LIMITS.layerAreas];
  if (tooMany) refuse(tooMany, `A search takes at most ${FILTER_LIMITS.layerAreas} layers`);
}

function refuse({ at }: Named, message: string): never {
  throw unfit(at, message);
}

async function knownAmong(tx: Tx, named: Named[]): Promise<Set<string>> {
  const ids = (kind: Kind) => named.filter((each) => each.kind === kind).map(({ id }) => id);
  const { rows } = await sql<{ known: string }>`
    select 'layer ' || id as known from layers where id = any(${ids('layer')}::text[])
    union all select 'list ' || id from site_lists where id = any(${ids('list')}::bigint[])
    union all select 'selection ' || id from site_selections where id = any(${ids('selection')}::uuid[])
    `.execute(tx);
  return new Set(rows.map(({ known }) => known));
}
