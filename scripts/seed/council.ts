import type { DemoCouncil } from '../../emulator-data/councils/council.ts';
import type { Owner } from '../../functions/src/platform/migrate.ts';
import { provisionCouncil } from '../tenant/provision.ts';
import { seedAccounts } from './accounts.ts';
import { seedConsultations } from './consultations.ts';
import { seedContent, seedEvents } from './content.ts';
import { seedLayers } from './layers.ts';
import { seedDocument } from './documents.ts';
import { inCouncil } from './owner.ts';
import { publishDemo } from './publications.ts';
import { seedSiteRecords } from './site-records.ts';
import { seedSites } from './sites.ts';
import { seedTerms } from './terms.ts';

/** Writes one demo council into the database, leaving existing records alone. Gives how many sites were added. */
export async function seedCouncil(
  owner: Owner,
  council: DemoCouncil,
  position: number,
): Promise<number> {
  const schema = await provisionCouncil(owner, { ...council, position });
  await seedContent(owner.client, schema, council);
  await seedEvents(owner.client, schema, council.shortName);
  return inCouncil(owner.client, schema, async (tx) => {
    await seedTerms(tx, council.terms);
    await seedAccounts(tx, council.shortName);
    await seedLayers(tx, council.layers);
    const added = await seedSites(tx, council.sites);
    if (added > 0) await seedSiteRecords(tx, council);
    await seedConsultations(tx, council.consultations);
    await publishDemo(tx);
    if (council.document) await seedDocument(tx, council, council.document);
    return added;
  });
}
