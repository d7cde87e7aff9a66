import { demoAccounts, demoPassword } from '../../emulator-data/accounts.ts';
import type { Owner } from '../../functions/src/platform/migrate.ts';
import { schemaOf } from '../../functions/src/council/tenants/create.ts';
import { seedAccounts } from '../seed/accounts.ts';
import { seedSignIns } from '../seed/identities.ts';
import { inCouncil } from '../seed/owner.ts';

/** Whether demo accounts may be made: on a local stack only, for their password is public. */
export const isLocalStack = (): boolean => process.env.GCLOUD_PROJECT?.startsWith('demo-') ?? false;

/** The accounts that every council of a local stack has. Throws if no Auth emulator answers. */
export async function makeLocalAccounts({ client }: Owner, shortName: string): Promise<void> {
  await inCouncil(client, schemaOf(shortName), (tx) => seedAccounts(tx, shortName));
  if (!(await seedSignIns(client, [shortName])))
    throw new Error(`${shortName} is there, but its accounts are not: the Auth emulator is away`);
}

/** What to do with a council that is new, in words. */
export function nextSteps(shortName: string, origin: string): string {
  const address = origin.replace('://', `://${shortName}.`);
  const staff = demoAccounts(shortName).filter(({ kind }) => kind === 'staff');
  return [
    '',
    `  Open        ${address}`,
    ...(isLocalStack()
      ? [
          `  Sign in as  ${staff.map(({ email }) => email).join(', ')}`,
          `  Password    ${demoPassword}`,
        ]
      : ['  Sign in     set up its provider first: docs/deploy.md, section 4']),
    '',
    '  Next',
    `    npm run tenant -- set ${shortName} --region west,south,east,north --logo <file>`,
    `    npm run import -- layer --tenant ${shortName} --name Wards <wards.geojson>`,
    `    npm run import -- brownfield --tenant ${shortName} --dry-run <register.csv>`,
    `    or, as its administrator, ${address}/admin/placemaker/geodata/upload`,
    '',
  ].join('\n');
}
