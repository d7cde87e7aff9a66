import { type CouncilLinks, linksAbout, linksToAccounts } from '../council-links.ts';
import type { TemplateName } from '../job-names.ts';
import type { Tenant } from '../tenancy.ts';

/** To staff, who know where to find their council. */
const TO_STAFF: ReadonlySet<TemplateName> = new Set(['assigned', 'ended', 'feedback']);

const NOT_READ = 'Nobody reads answers to this address.';

/**
 * Where the council can be found besides, at the end of its mails to the public, and that answers are not read where
 * they are not. `origin` is the council's public address.
 */
export function mailFoot(template: TemplateName, tenant: Tenant, origin: string): string {
  if (TO_STAFF.has(template)) return '';
  const links = (tenant.record.socialLinks ?? {}) as CouncilLinks;
  const accessibility = {
    label: 'Accessibility statement',
    href: `${origin}/p/accessibility`,
  };
  const lines = [...linksAbout(links), accessibility, ...linksToAccounts(links)].map(
    ({ label, href }) => `${label}: ${href}`,
  );
  const { noReply } = replyAddresses(tenant);
  return ['', '', ...(noReply ? [NOT_READ] : []), ...lines].join('\n');
}

/** Where answers to a council's mails go: to whom it said, else to the address that nobody reads, if it has one. */
export function replyAddress(tenant: Tenant): string | undefined {
  const { forReply, noReply } = replyAddresses(tenant);
  return forReply ?? noReply;
}

/** `noReply` only where the council reads answers nowhere. */
function replyAddresses({ record }: Tenant): { forReply?: string; noReply?: string } {
  const { forReply, noReply } = (record.emails ?? {}) as Partial<Record<string, unknown>>;
  if (typeof forReply === 'string' && forReply !== '') return { forReply };
  return typeof noReply === 'string' && noReply !== '' ? { noReply } : {};
}
