import { isWebAddress } from '../../../../../platform/link-address.ts';
import { documentViewMessages as messages } from '../../view/messages.ts';
import type { LinkContent } from './schema.ts';

/** A link on a line of its own. */
export const LinkView = ({ content: { words, address, inNewTab } }: { content: LinkContent }) => (
  <p className="link">
    <a
      href={isWebAddress(address) ? address : undefined}
      {...(inNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {words}
      {inNewTab && <span className="aside"> {messages.newTab}</span>}
    </a>
  </p>
);
