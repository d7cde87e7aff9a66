import type { Reference } from '../../../council/ground/filters/filter-kind.ts';
import { sql, type Tx } from '../../../platform/db.ts';

type Kind = Reference['kind'];

/** Those of these layers, features, lists and selections that the council has, each as its kind and id. */
export async function findNamedThings(
  tx: Tx,
  named: readonly { kind: Kind; id: string }[],
): Promise<Set<string>> {
  const ids = (kind: Kind) => named.filter((each) => each.kind === kind).map(({ id }) => id);
  // Apart, so that the primary key (layer, id) finds each feature.
  const features = ids('feature').map((id) => id.split(' '));
  const layersOf = features.map(([layer]) => layer);
  const numbers = features.map(([, id]) => id);
  const { rows } = await sql<{ known: string }>`
    select 'layer ' || id as known from layers where id = any(${ids('layer')}::text[])
    union all select 'feature ' || f.layer_id || ' ' || f.id
      from unnest(${layersOf}::text[], ${numbers}::bigint[]) as asked (layer_id, id)
      join layer_features f on f.layer_id = asked.layer_id and f.id = asked.id
    union all select 'list ' || id from site_lists where id = any(${ids('list')}::bigint[])
    union all select 'selection ' || id from record_selections where entity = 'site' and id = any(${ids('selection')}::uuid[])
    `.execute(tx);
  return new Set(rows.map(({ known }) => known));
}
