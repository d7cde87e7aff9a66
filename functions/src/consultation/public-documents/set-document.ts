import { whyNotNow } from '../ground/documents/blocks/question/why-not-now.ts';
import type { BlockPlace } from '../ground/documents/view/place.ts';
import { setBlocks, type SetBlocks } from '../ground/documents/view/set-blocks.tsx';
import type { WholeDocument } from './queries.ts';

/** The blocks of a document as its page shows them. */
export function setBlocksOf(
  { id, edition, content, consultation }: WholeDocument,
  at: Pick<BlockPlace, 'fileAt' | 'polls'>,
): Promise<SetBlocks> {
  const notNow = whyNotNow(consultation ?? { state: 'none', opensAt: null, closesAt: null });
  return setBlocks(content, { documentId: id, edition, notNow, ...at });
}
