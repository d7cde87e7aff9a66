import type { DraftedDocument } from '../../ground/documents/make-edition.ts';
import { blocksInOrder } from '../../ground/documents/make-edition.ts';
import { type FoundLink, blockLinks } from './block-links.ts';
import { ownTarget } from './own-address.ts';

/** Most addresses of one document that are asked. */
const MAX_ASKED = 500;
const MAX_ADDRESS = 2000;

interface Place {
  shortName: string;
  documentId: number;
}

interface OutsideLink extends FoundLink {
  /** As it is asked: without its #, and without a name or a password. */
  asked: string;
}

/** Every link of a draft to another host, in the order of reading. */
export function outsideLinks(draft: DraftedDocument, place: Place): OutsideLink[] {
  const found = blocksInOrder(draft)
    .flatMap(blockLinks)
    .flatMap((link) => {
      const asked = ownTarget(link.address, place) ? undefined : askedOf(link.address);
      return asked === undefined ? [] : [{ ...link, asked }];
    });
  const first = new Set([...new Set(found.map(({ asked }) => asked))].slice(0, MAX_ASKED));
  return found.filter(({ asked }) => first.has(asked));
}

/** Undefined for what is no address of the web. */
function askedOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  Object.assign(url, { hash: '', username: '', password: '' });
  const isWeb = /^https?:$/.test(url.protocol) && url.href.length <= MAX_ADDRESS;
  return isWeb ? url.href : undefined;
}
