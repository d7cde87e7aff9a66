import { isWebAddress } from './link-address.ts';

export interface NamedLink {
  label: string;
  href: string;
}

/** Where else a council can be found, by the names of its record; what is not there is null or left out. */
export type CouncilLinks = Partial<Record<string, unknown>>;

const ABOUT = [
  ['contactUs', 'Contact us'],
  ['aboutUs', 'About us'],
  ['mainLink', 'Main website'],
] as const;

const ACCOUNTS = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['telegram', 'Telegram'],
  ['twitter', 'X (Twitter)'],
  ['whatsApp', 'WhatsApp'],
  ['youtube', 'YouTube'],
] as const;

const listed = (links: CouncilLinks, of: readonly (readonly [string, string])[]): NamedLink[] =>
  of.flatMap(([name, label]) => {
    const href = links[name];
    return typeof href === 'string' && isWebAddress(href) ? [{ label, href }] : [];
  });

/** The pages of a council's own website that its record names. */
export const linksAbout = (links: CouncilLinks): NamedLink[] => listed(links, ABOUT);

/** The accounts of a council elsewhere. */
export const linksToAccounts = (links: CouncilLinks): NamedLink[] => listed(links, ACCOUNTS);
