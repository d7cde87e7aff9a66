import { MADE_REFERENCE } from '../../ground/sites/site-reference.ts';
import { sql, type Sql, type Tx } from '../../../platform/db.ts';

/** Something of a file, with its shape as EWKB in hex. */
interface Incoming {
  reference: string;
  ewkb: string;
  properties?: Record<string, unknown>;
}

/** What is stored under one reference and comes again under another. */
interface Alike {
  id: number;
  was: string;
  reference: string;
}

/** So much of two shapes must be the same land, or line, for them to be one thing. */
const MIN_SIMILARITY = 0.5;
/** Lines may lie so far from one another, and points twice as far, in metres. */
const REACH = 5;

/**
 * Pairs of what is stored (rows of id, source_reference, shape and properties) and what a file brings under another
 * reference, as no reference of it lasts: by shape and place. `references` are all of the file: what stands under one
 * of them is not looked for.
 */
export async function findAlike(
  tx: Tx,
  stored: Sql,
  references: readonly string[],
  incoming: readonly Incoming[],
): Promise<Alike[]> {
  const { rows } = await sql<Alike>`
    with fresh as materialized (
      select i.reference, i.properties, i.ewkb::geometry as shape
        from jsonb_to_recordset(${JSON.stringify(incoming)}::jsonb) as i (reference text, properties jsonb, ewkb text)
       where not exists (select from (${stored}) f where f.source_reference = i.reference)
    ), pairs as (
      select f.id, f.source_reference as was, n.reference,
             f.properties is not distinct from n.properties as alike_in_words, ${likeness} as alike
        from fresh n join (${stored}) f
          on st_dwithin(f.shape, n.shape, ${2 * REACH}::float8)
         and st_dimension(f.shape) = st_dimension(n.shape)
         and not (f.source_reference = any(${references}::text[]))
         and (f.source_reference ~ ${MADE_REFERENCE} or n.reference ~ ${MADE_REFERENCE})
    ), ranked as (
      select id, was, reference,
             row_number() over (partition by id order by alike desc, alike_in_words desc, reference) as of_old,
             row_number() over (partition by reference order by alike desc, alike_in_words desc, id) as of_new
        from pairs where alike >= ${MIN_SIMILARITY}::float8
    )
    select id, was, reference from ranked where of_old = 1 and of_new = 1`.execute(tx);
  return rows;
}

/** From 0 to 1: how much of both areas, or of both lines, is common; how near a point is. */
const likeness = sql`case st_dimension(n.shape)
  when 2 then st_area(st_intersection(f.shape, n.shape)) / nullif(st_area(st_union(f.shape, n.shape)), 0)
  when 1 then st_length(st_intersection(n.shape, st_buffer(f.shape, ${REACH}::float8)))
              / nullif(greatest(st_length(n.shape), st_length(f.shape)), 0)
  else 1 - st_distance(f.shape, n.shape) / ${4 * REACH}::float8 end`;
