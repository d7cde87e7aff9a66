import { sql } from '../../../../platform/db.ts';

/** The rows of responses that are searched: with how many representations each answers, and how many it did not reach. */
export const responseRows = sql`(
    select p.*,
           (select count(distinct l.representation_id) from response_links l where l.response_id = p.id)::int as answers,
           (select count(*) from response_deliveries d where d.response_id = p.id and d.state = 'Failed')::int as undelivered
      from responses p)`;
