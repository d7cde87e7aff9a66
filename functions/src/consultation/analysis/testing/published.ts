import { sql } from '../../../platform/db.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';

/** Publishes so many representations of a consultation, of three policies in turn. */
export const publishedMany = (council: Council, consultationId: number, count: number) =>
  inSchemaOf(council, async (tx) => {
    await sql`
      with made as (
        insert into representations (consultation_id, received_date, attitude)
        select ${consultationId}, '2026-04-02', 'Oppose' from generate_series(1, ${count}::int) returning id)
      insert into published_representations (representation_id, edition, consultation_id, consultation, received_date,
                                             representee, attitude, policy, topics, document, plain)
      select id, 1, ${consultationId}, 'Draft local plan', '2026-04-02', 'Person ' || id, 'Oppose',
             'SP' || (1 + id % 3), '{}', '{}', 'Letter ' || id || ' says that the lane floods.'
        from made`.execute(tx);
  });
