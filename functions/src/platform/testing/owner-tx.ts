import { type Tx, txOver } from '../db.ts';
import { inOwnerTransaction } from '../migrate.ts';
import { asOwner } from './owner.ts';

/** One transaction in a council's schema as the owner of the database, who may change its tables. */
export function inSchemaOf(
  council: { mainSchema: string },
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  return asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = ${council.mainSchema}, extensions`);
      await work(txOver(client));
    }),
  );
}
