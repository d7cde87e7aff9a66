import type { Tx } from '../../../platform/db.ts';
import type { Edition } from '../../ground/documents/edition.ts';
import { blocksInOrder, type DraftedDocument } from '../../ground/documents/make-edition.ts';
import type { DocumentAttachmentRow } from '../attachments/attachments-in.ts';
import type { DocumentFinding } from '../contract/publishing.ts';
import { ofBlock } from '../faults.ts';
import { linkMessages as messages } from '../messages.ts';
import { findPublicEditions, findPublicRepresentations } from '../queries/links.ts';
import { anchorsOfDraft, anchorsOfEdition, isAnchored } from './anchors.ts';
import { blockLinks } from './block-links.ts';
import { type OwnTarget, ownTarget } from './own-address.ts';

interface Within {
  shortName: string;
  documentId: number;
  attachments: readonly DocumentAttachmentRow[];
}

/** What the public reads of what a draft leads to. */
interface Public {
  draft: DraftedDocument;
  within: Within;
  editions: ReadonlyMap<number, { edition: number; content: Edition }>;
  representations: ReadonlySet<number>;
}

/** Links of a draft to pages of the council that the public would not find, in the order of reading. */
export async function findDeadOwnLinks(
  tx: Tx,
  draft: DraftedDocument,
  within: Within,
): Promise<DocumentFinding[]> {
  const links = blocksInOrder(draft)
    .flatMap(blockLinks)
    .flatMap((link) => {
      const target = ownTarget(link.address, within);
      return target ? [{ ...link, target }] : [];
    });
  const idsOf = (kinds: readonly OwnTarget['kind'][]) =>
    links.flatMap(({ target }) => (kinds.includes(target.kind) && 'id' in target ? target.id : []));
  const editions = await findPublicEditions(tx, idsOf(['document', 'attachment', 'edition']));
  const representations = await findPublicRepresentations(tx, idsOf(['representation']));
  const there = {
    draft,
    within,
    editions: new Map(editions.map((each) => [each.id, each])),
    representations,
  };
  return links.flatMap(({ block, field, words, target }) => {
    const say = deadness(target, there);
    return say ? [ofBlock(block, { field, message: say(words) }, false)] : [];
  });
}

type Say = (words: string) => string;

function deadness(target: OwnTarget, there: Public): Say | undefined {
  switch (target.kind) {
    case 'document':
      return ofDocument(target, there);
    case 'attachment':
      return hasAttachment(target, there) ? undefined : messages.attachmentGone;
    case 'edition':
      return target.id !== there.within.documentId &&
        there.editions.get(target.id)?.edition === target.edition
        ? undefined
        : messages.editionFile;
    case 'representation':
      return there.representations.has(target.id) ? undefined : messages.representationGone;
    case 'staff':
      return messages.staffPage;
    case 'nowhere':
      return messages.nowhere;
    default:
      return undefined;
  }
}

function ofDocument(
  { id, anchor }: Extract<OwnTarget, { kind: 'document' }>,
  { draft, within, editions }: Public,
): Say | undefined {
  // This document is public once it is published.
  if (id === within.documentId)
    return anchor === '' || isAnchored(anchorsOfDraft(draft), anchor)
      ? undefined
      : messages.placeGone;
  const content = editions.get(id)?.content;
  if (!content) return messages.documentNotPublic;
  if (anchor === '' || isAnchored(anchorsOfEdition(content), anchor)) return undefined;
  return (words) => messages.placeGoneElsewhere(words, content.title);
}

function hasAttachment(
  { id, fileId }: Extract<OwnTarget, { kind: 'attachment' }>,
  { within, editions }: Public,
): boolean {
  const attached: readonly { id: number }[] =
    id === within.documentId ? within.attachments : (editions.get(id)?.content.attachments ?? []);
  return attached.some((each) => each.id === fileId);
}
