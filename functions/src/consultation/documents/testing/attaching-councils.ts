import { beforeAll } from 'vitest';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { letterPdf } from '../../attachments/testing/letter-pdf.ts';
import { pagesServed } from '../../composed/public-site/testing/served-pages.ts';
import { listDraftAttachments } from '../contract/attachments.ts';
import { checkDocument } from '../contract/publishing.ts';
import { attachingFiles } from './attaching-files.ts';
import { drafting } from './drafted.ts';

/** Two councils, and what attaches files to documents of the first and reads them. */
export function attachingCouncils() {
  useWorld();

  let oak: Council;
  let elm: Council;
  const page = pagesServed();
  const officer = () => oak.as('officer');
  const { drafted, draft, publish } = drafting(() => oak);

  beforeAll(async () => {
    ({ oak, elm } = await twoCouncils());
  }, 120_000);

  const attachments = async (id: number) =>
    (await officer().call(listDraftAttachments, { id })).attachments;

  return {
    oak: () => oak,
    elm: () => elm,
    officer,
    page,
    drafted,
    draft,
    publish,
    ...attachingFiles(() => oak),
    study: letterPdf('Flood study'),
    /** A document of one text. */
    begun: () => drafted([{ type: 'textBlock', content: { html: '<p>Homes by the river.</p>' } }]),
    attachments,
    names: async (id: number) => (await attachments(id)).map(({ name }) => name),
    /** What keeps a document from being published. */
    faults: async (id: number) =>
      (await officer().call(checkDocument, { id })).findings
        .filter(({ isFault }) => isFault)
        .map(({ field, message }) => `${field}: ${message}`),
  };
}
