import { linkKind } from '@contract/platform/link-address.ts';

/** A place on the same page, or a page of the same site, as the server takes them. */
const OWN = /^(?:#|\/(?!\/))[^\s\\]+$/;
const MAIL = /^[^\s@:/]+@[^\s@:/.]+(?:\.[^\s@:/.]+)+$/;
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]|$)/i;

/**
 * Where a link leads that was typed as people write it (www.oak.gov.uk, ann@oak.gov.uk); undefined for nowhere. A place
 * of one's own page or site is one only where the text is shown there: a letter is read elsewhere.
 */
export function typedAddress(typed: string, ofSite: boolean): string | undefined {
  const text = typed.trim();
  if (linkKind(text) || (ofSite && OWN.test(text))) return text;
  const whole = MAIL.test(text) ? `mailto:${text}` : HOST.test(text) ? `https://${text}` : '';
  return linkKind(whole) ? whole : undefined;
}
