import { sql } from '../../../platform/db.ts';
import { inOwnerTransaction } from '../../../platform/migrate.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { asOwner } from '../../../platform/testing/owner.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';

/** Puts postcodes into the gazetteer that all councils share, at points of the National Grid. */
export const postcodesAt = (postcodes: readonly [string, number, number][]) =>
  asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      for (const [name, x, y] of postcodes)
        await client.query(
          `insert into platform.gazetteer_places (source, name, search_name, kind, weight, detail, x, y)
           values ('code-point', $1, lower($1), 'postcode', 8, '', $2, $3)`,
          [name, x, y],
        );
    }),
  );

/** Tags a representation with topics as a whole. */
export const tagged = (council: Council, id: number, topics: readonly string[]) =>
  inSchemaOf(council, async (tx) => {
    await sql`insert into representation_topics (representation_id, topic_id)
              select ${id}, id from topics where name = any(${topics}::text[])`.execute(tx);
  });
