import { randomUUID } from 'node:crypto';
import { sql } from '../../functions/src/platform/db.ts';
import type { Owner } from '../../functions/src/platform/migrate.ts';
import { emailRule } from '../../functions/src/council/ground/people/rules.ts';
import { baseFields, baseTerms } from '../../emulator-data/councils/base-fields.ts';
import { configsOf } from '../../emulator-data/councils/configs.ts';
import { recordOf } from '../../emulator-data/councils/record.ts';
import { seedContent } from '../seed/content.ts';
import { inCouncil } from '../seed/owner.ts';
import { seedTerms } from '../seed/terms.ts';
import { typedDocumentFields } from './document-fields.ts';
import { firstFlags } from './first-flags.ts';
import { ensureIdentityTenant } from './identity.ts';
import { isLocalStack, makeLocalAccounts } from './local-accounts.ts';
import { provisionCouncil } from './provision.ts';

interface Creating {
  shortName: string;
  name: string;
  colour: string;
  /** The first administrator, who signs in through the council's provider. */
  admin: string | undefined;
  /** What its documents may tell of a site, as typed; whatever migrations say, or all, unless it is. */
  documentFields?: string | undefined;
}

/**
 * Creates a council: record, schema, role, columns of the usual dictionary, configurations, sign-in; on a local stack
 * the accounts that every council has there, too.
 */
export async function createCouncil(
  owner: Owner,
  { shortName, name, colour, admin, documentFields }: Creating,
): Promise<void> {
  const { client } = owner;
  if (!/^#[0-9a-f]{6}$/i.test(colour))
    throw new Error(`'${colour}' is no colour: six hex digits after a #, such as #1d4f91`);
  if (admin !== undefined && !emailRule().isValidSync(admin))
    throw new Error(`'${admin}' is no email address`);
  const { rows } = await client.query('select 1 from platform.tenants where short_name = $1', [
    shortName,
  ]);
  if (rows.length > 0) throw new Error(`There is a council ${shortName} already`);
  const england: [number, number] = [-1.5, 53];
  const record = {
    ...recordOf({
      shortName,
      name,
      initials: initials(name),
      colour,
      accent: colour,
      location: [433600, 344600],
      locationLonLat: england,
      mapRegion: [-6.4, 49.8, 1.9, 55.9],
      documentSiteFields:
        documentFields === undefined ? undefined : typedDocumentFields(documentFields, baseFields),
    }),
    mapLicense: null,
    emails: {},
    socialLinks: {},
  };
  const schema = await provisionCouncil(owner, {
    shortName,
    name,
    record,
    fields: baseFields,
    position: 50,
  });
  const configs = configsOf({
    fields: baseFields,
    layers: [],
    wardNames: ['Not yet named'],
    lonLat: england,
    card: ['site_name', 'neighbourhood_area_name', 'size_ha', 'assessment_status'],
    furtherFilters: [],
  });
  await seedContent(client, schema, { shortName, configs, flags: firstFlags });
  await inCouncil(client, schema, async (tx) => {
    await seedTerms(tx, baseTerms);
    if (!admin) return;
    // The first sign-in through the provider links the account to the person's own uid.
    await sql`
      with added as (
        insert into accounts (uid, email, kind, provider) values (${`invited-${randomUUID()}`}, ${admin}, 'staff', 'azure')
        returning id)
      insert into account_roles (account_id, role_id) select id, 'admin' from added`.execute(tx);
  });
  await ensureIdentityTenant(client, shortName);
  if (isLocalStack()) await makeLocalAccounts(owner, shortName);
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase();
}
