import type { Council } from '../../../../platform/testing/council.ts';
import { answeredIn } from '../../../responses/testing/answered.ts';
import { letterPdf } from '../../../attachments/testing/letter-pdf.ts';
import { openConsultation } from '../../../consultations/testing/open-consultation.ts';
import { changeDocument } from '../../../documents/contract.ts';
import { attachingFiles } from '../../../documents/testing/attaching-files.ts';
import { drafting } from '../../../documents/testing/drafted.ts';

/** What is asked for: a document or a representation, and what was within it. */
export interface Asked {
  id: number;
  question: string;
  file: number;
}

/** A document whose title, text, poll and attachment hold `words`. */
export async function draftHolding(council: Council, words: string): Promise<Asked> {
  const option = (id: string) => ({
    id,
    title: `${words} ${id}`,
    description: '',
    imageFileId: null,
    imageUrl: '',
  });
  const { id, ids } = await drafting(() => council).drafted(
    [
      { type: 'textBlock', content: { html: `<p>${words}</p>` } },
      {
        type: 'poll',
        content: { title: words, options: [option('homes'), option('parks')], results: 'closed' },
      },
    ],
    { title: words, consultationId: await openConsultation(council) },
  );
  const file = await attachingFiles(() => council).attach(id, `${words}.pdf`, letterPdf(words));
  return { id, question: ids[1]!, file };
}

/** The same, published. */
export async function publishedHolding(council: Council, words: string): Promise<Asked> {
  const asked = await draftHolding(council, words);
  await drafting(() => council).publish(asked.id);
  return asked;
}

/** Renames a document, or deletes it. */
export async function renameOrDelete(
  council: Council,
  id: number,
  what: { title?: string; isDeleted?: boolean },
) {
  const { row_version } = await drafting(() => council).draft(id);
  await council.as('officer').call(changeDocument, { id, row_version, ...what });
}

/** A representation that is not published. */
export async function unpublishedRepresentation(council: Council): Promise<number> {
  const said = await answeredIn(council);
  const { id } = await said.register({ representee: { contactId: said.contacts.ada } });
  return id;
}
