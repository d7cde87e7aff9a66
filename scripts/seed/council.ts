import type pg from 'pg';
import { sql } from '../../functions/src/platform/db.ts';
import { demoRoles } from '../../emulator-data/accounts.ts';
import type { DemoCouncil } from '../../emulator-data/councils/council.ts';
import type { Owner } from '../../functions/src/platform/migrate.ts';
import { provisionCouncil } from '../tenant/provision.ts';
import { seedAccounts } from './accounts.ts';
import { seedContent } from './content.ts';
import { seedLayers } from './layers.ts';
import { inCouncil } from './owner.ts';
import { seedSites } from './sites.ts';

/** Writes one demo council into the database; what is there already stays. Gives how many sites were added. */
export async function seedCouncil(
  owner: Owner & { client: pg.Client },
  council: DemoCouncil,
  position: number,
): Promise<number> {
  const schema = await provisionCouncil(owner, { ...council, roles: demoRoles, position });
  await seedContent(owner.client, schema, council);
  return inCouncil(owner.client, schema, async (tx) => {
    for (const [place, term] of council.terms.entries()) {
      await sql`
        insert into dictionary_terms (kind, value, label, colour, details, position)
        values (${term.kind}, ${term.value}, ${term.label}, ${term.colour}, ${JSON.stringify(term.details)}::jsonb, ${place})
        on conflict do nothing`.execute(tx);
    }
    await seedAccounts(tx, council.shortName);
    await seedLayers(tx, council.layers);
    return seedSites(tx, council.sites);
  });
}
