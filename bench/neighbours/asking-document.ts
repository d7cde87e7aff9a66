import { randomUUID } from 'node:crypto';
import { emptyQuestion } from '../../functions/src/consultation/ground/documents/blocks/question/schema.ts';
import type { EditionQuestion } from '../../functions/src/consultation/ground/documents/edition.ts';
import { publishedDocument } from '../../functions/src/consultation/answers/testing/open-document.ts';
import type { Council } from '../../functions/src/platform/testing/council.ts';

/** A public document that asks four questions, each to be answered with as many letters as officers may allow. */
export async function askingDocument(
  council: Council,
): Promise<{ id: number; questionIds: string[] }> {
  const questionIds = Array.from({ length: 4 }, () => randomUUID());
  const rows = questionIds.map((id, at) => [
    {
      id,
      type: 'question' as const,
      content: {
        ...emptyQuestion(),
        map: null,
        questionType: 'textarea',
        title: `Question ${at + 1}`,
        maxLength: 20_000,
      } as EditionQuestion,
    },
  ]);
  const { id } = await publishedDocument(council, undefined, {
    title: 'Local plan',
    subtitle: '',
    hideSectionNumberings: false,
    sections: [{ id: 's1', title: 'Homes', number: '1', level: 1, rows, sections: [] }],
  });
  return { id, questionIds };
}
