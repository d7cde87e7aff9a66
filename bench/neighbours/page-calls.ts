import { publishDocument } from '../../functions/src/consultation/documents/contract/publishing.ts';
import { drafting } from '../../functions/src/consultation/documents/testing/drafted.ts';
import { askingDocument } from './asking-document.ts';
import type { DearCall } from './dear-call.ts';
import { fullTable } from './full-table.ts';

/** Dear calls to what the public reads, which another function serves. */
export const pageCalls: readonly DearCall[] = [
  {
    name: 'print: a public document with three such tables as PDF',
    abreast: 2,
    prepare: async (scene) => {
      const { drafted, draft } = drafting(() => scene.council);
      const tables = Array.from({ length: 3 }, () => ({
        type: 'table' as const,
        content: fullTable(),
      }));
      const { id } = await drafted(tables);
      const { revision } = await draft(id);
      await scene.council.as('officer').call(publishDocument, { id, revision });
      const address = `${scene.origin}/p/document/${id}/editions/1/download/pdf?tenant=${scene.council.shortName}`;
      return async () => {
        const answer = await fetch(address, { redirect: 'manual' });
        await answer.arrayBuffer();
        return answer.status;
      };
    },
  },
  {
    name: 'public rush: 40 readers of a document at once',
    abreast: 40,
    prepare: async (scene) => {
      const { id } = await askingDocument(scene.council);
      const address = `${scene.origin}/p/document/${id}?tenant=${scene.council.shortName}`;
      return async () => {
        const answer = await fetch(address);
        await answer.arrayBuffer();
        return answer.status;
      };
    },
  },
];
