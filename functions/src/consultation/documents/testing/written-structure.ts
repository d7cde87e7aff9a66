import { randomUUID } from 'node:crypto';
import { councilOrigin } from '../../../platform/council-origin.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { letterPdf } from '../../attachments/testing/letter-pdf.ts';
import { emptyChart } from '../../ground/documents/blocks/chart/schema.ts';
import { emptyMap, layerEntry } from '../../ground/documents/blocks/map/schema.ts';
import {
  emptySimpleQuestion,
  emptyQuestion,
} from '../../ground/documents/blocks/question/schema.ts';
import { emptyTable } from '../../ground/documents/blocks/table/schema.ts';
import { addSection } from '../contract.ts';
import { getStructure } from '../contract/structure.ts';
import { attachingFiles } from './attaching-files.ts';
import { drafting } from './drafted.ts';
import { drawnPicture } from './drawn-picture.ts';
import { addMapped } from './mapped-council.ts';
import { picturing } from './pictured.ts';

/** Stands in whatever must not leave the first council. */
export const HIDDEN = 'Kingfisher';

const option = (name: string, imageFileId: number | null = null) => ({
  id: `${HIDDEN}-${name}`,
  title: name,
  description: '',
  imageFileId,
  imageUrl: imageFileId === null ? '' : `https://pictures.invalid/${HIDDEN}`,
});

/** A document with every type of block and an attachment; gives what its file says. */
export async function writtenStructure(council: Council) {
  const { sites, listId } = await addMapped(council);
  const draft = await drafting(() => council).drafted([], { title: 'Local plan' });
  const { id } = draft;
  const picture = await picturing(() => council).uploadScanned(
    id,
    `${HIDDEN}.png`,
    await drawnPicture(200, 100),
  );
  await attachingFiles(() => council).attach(id, `${HIDDEN}.pdf`, letterPdf(HIDDEN));
  const map = {
    ...emptyMap(),
    caption: HIDDEN,
    layerKey: [layerEntry('belt')],
    siteIds: [sites.mill],
    siteListId: listId,
    frame: [424_000, 564_000, 425_000, 565_000],
  };
  const table = emptyTable();
  table.caption = 'Homes by year';
  table.rows[0]!.cells[0]!.text = 'Year';
  const blocks = [
    {
      type: 'textBlock',
      content: {
        html: `<p>We need <strong>homes</strong>, see <a href="https://www.gov.uk/plans">GOV.UK</a> and <a href="https://oak.invalid/p/document/7">our plan</a> and <a href="${councilOrigin(council)}/sites">our sites</a>.</p>`,
      },
    },
    { type: 'table', content: table },
    {
      type: 'image',
      content: { fileId: picture, alt: HIDDEN, isDecorative: false, caption: HIDDEN, crop: null },
    },
    {
      type: 'question',
      content: {
        ...emptyQuestion('radio'),
        title: 'Homes',
        question: '<p>How many?</p>',
        options: [option('More', picture), option('Fewer')],
        conditional: { if: `${HIDDEN}-Fewer`, title: 'Why?' },
      },
    },
    {
      type: 'question',
      content: {
        ...emptyQuestion('mapLinked'),
        title: 'Sites',
        map,
        questions: [
          {
            ...emptySimpleQuestion(randomUUID(), 'checkbox'),
            title: 'Uses',
            options: [option('Shops')],
          },
        ],
      },
    },
    {
      type: 'poll',
      content: { title: 'Parks?', options: [option('Yes'), option('No')], results: 'closed' },
    },
    { type: 'map', content: map },
    {
      type: 'chart',
      content: {
        ...emptyChart(),
        chartName: 'Homes',
        chartType: 'pie',
        chartData: [{ label: HIDDEN, value: 31_415, serial: '' }],
      },
    },
    {
      type: 'video',
      content: {
        url: 'https://www.youtube.com/watch?v=Kingfisher1',
        caption: HIDDEN,
        transcript: HIDDEN,
      },
    },
    {
      type: 'link',
      content: { words: 'Read on', address: 'https://oak.invalid/p/document/8', inNewTab: true },
    },
    {
      type: 'quote',
      content: {
        reference: 'Policy H1',
        title: 'Affordable homes',
        text: `<p>As <a href="${councilOrigin(council)}/sites">our sites</a> show.</p>`,
        criteria: [{ id: `${HIDDEN}-1`, text: 'Thirty percent are affordable' }],
        source: 'Core strategy',
      },
    },
    { type: 'divider' },
    { type: 'tableOfContents' },
    { type: 'tagTopic' },
  ] as const;
  for (const [position, block] of blocks.entries())
    await council.as('officer').post(`/documents/drafts/${id}/blocks`, {
      json: { sectionId: draft.sectionId, position, isBeside: position === 1, ...block },
    });
  await council
    .as('officer')
    .call(addSection, { id, title: 'Within', parentId: draft.sectionId, position: 0 });
  const given = await council.as('officer').call(getStructure, { id });
  return { id, structure: given.structure };
}
