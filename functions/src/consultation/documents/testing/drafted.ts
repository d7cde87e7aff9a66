import type { BlockType } from '../../ground/documents/kinds.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { addBlock, addDocument, getDraft } from '../contract.ts';
import { publishDocument } from '../contract/publishing.ts';

/** Documents of a council as its officer writes them. */
export function drafting(council: () => Council) {
  const officer = () => council().as('officer');

  /** A document with these blocks in its first section; gives their ids. */
  async function drafted(
    blocks: readonly { type: BlockType; content?: object }[],
    about: { title?: string; consultationId?: number } = {},
  ) {
    const { document } = await officer().call(addDocument, { title: 'Local plan', ...about });
    const sectionId = document.sections.find(({ kind }) => kind === 'section')!.id;
    const ids: string[] = [];
    for (const [position, { type, content }] of blocks.entries()) {
      const { block } = await officer().call(addBlock, {
        id: document.id,
        sectionId,
        position,
        isBeside: false,
        type,
        ...(content ? { content } : {}),
      });
      ids.push(block.id);
    }
    return { id: document.id, sectionId, ids };
  }

  const draft = async (id: number) => (await officer().call(getDraft, { id })).document;

  /** Publishes a document as it stands. */
  const publish = async (id: number) => {
    const { revision } = await draft(id);
    return (await officer().call(publishDocument, { id, revision })).document;
  };

  return { drafted, draft, publish };
}
