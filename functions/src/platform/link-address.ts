/** Nothing that a browser drops, turns into a slash or does not show: one would lead elsewhere than it reads. */
const ODD = /[\s\\\p{Cc}\p{Cf}]/u;
/** Up to the path there is a host alone: a name before an @ looks like the site that one gets to, and is not. */
const WEB = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;
const MAIL = /^mailto:([^?#:/]+)(?:\?|$)/i;
const TELEPHONE = /^tel:\+?(?:\d|%20|[().-]){3,40}$/i;
const MAX_LENGTH = 2000;

const isRecipient = (text: string) => /^[^@]+@[^@]+$/.test(text);

/** What a link leads to; undefined for what no link may lead to, such as an address with a name or password in it. */
export function linkKind(address: string): 'web' | 'mail' | 'telephone' | undefined {
  if (address.length > MAX_LENGTH || ODD.test(address) || !URL.canParse(address)) return undefined;
  if (WEB.test(address)) return 'web';
  const recipients = MAIL.exec(address)?.[1]?.split(',');
  if (recipients?.every(isRecipient)) return 'mail';
  return TELEPHONE.test(address) ? 'telephone' : undefined;
}

/** Whether this is a whole http or https address, where no other kind of link may stand. */
export const isWebAddress = (address: string): boolean => linkKind(address) === 'web';
