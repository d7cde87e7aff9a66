import { config } from '../../../platform/config.ts';
import type { Tx } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import { askAddress } from '../../../platform/outbound/ask-address.ts';
import { limitRate } from '../../../platform/rate-limit.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import type { DraftLink } from '../contract/links.ts';
import { draftedOf } from '../drafted.ts';
import { linkMessages as messages } from '../messages.ts';
import { writeAskedLinks } from '../queries/links.ts';
import { readWhole } from '../read-draft.ts';
import { findOutsideLinks } from './outside-findings.ts';

interface Asking {
  tenant: Tenant;
  documentId: number;
  addresses: readonly string[];
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** Calls of a council in a minute: nobody makes the product knock at many doors. */
const TIMES = 120;

/**
 * Asks other hosts what is at addresses to which a draft leads, between two transactions, and keeps what was found.
 * Throws not-found, payload-invalid for an address to which it does not lead, and too-many-requests.
 */
export async function askLinks({
  tenant,
  documentId,
  addresses,
  inTenant,
}: Asking): Promise<DraftLink[]> {
  const place = { shortName: tenant.shortName, documentId };
  const linksNow = async (tx: Tx) =>
    (await findOutsideLinks(tx, draftedOf(await readWhole(tx, documentId)), place)).links;
  const before = new Set((await inTenant(linksNow)).map(({ address }) => address));
  if (!addresses.every((address) => before.has(address)))
    throw invalidField('addresses', messages.notInDraft);
  await limitRate(tenant, { what: 'link-check', whom: 'council', times: TIMES, seconds: 60 });
  const { linkCheckHosts: allowedHosts } = config();
  const answers = new Map(
    await Promise.all(
      [...new Set(addresses)].map(
        async (address) => [address, await askAddress(address, { allowedHosts })] as const,
      ),
    ),
  );
  return inTenant(async (tx) => {
    const known = (await linksNow(tx)).map(({ address }) => address);
    await writeAskedLinks(tx, documentId, { answers, known });
    return (await linksNow(tx)).filter(({ address }) => answers.has(address));
  });
}
