import { inOwnerTransaction } from '../../../platform/migrate.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { asOwner } from '../../../platform/testing/owner.ts';

/** One statement, or several, in the council's schema as the owner of the database. */
export const inSchema = (council: Council, statement: string) =>
  asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = ${council.mainSchema}, extensions`);
      return client.query<Record<string, unknown>>(statement);
    }),
  );
