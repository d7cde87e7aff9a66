import { describe, expect, it } from 'vitest';
import { saveDraft, submitAnswer } from './consultation/answers/contract.ts';
import { addBlock, changeBlock } from './consultation/documents/contract.ts';
import { emptyCell, tableContent } from './consultation/ground/documents/blocks/table/schema.ts';
import { registerInbox } from './consultation/intake/contract/inbox.ts';
import { upsertResponses } from './consultation/responses/contract.ts';
import { putText } from './consultation/texts/contract.ts';
import { confirmImport } from './land/geodata/contract/previews.ts';
import { createChildren, previewBoundary, updateGeometry } from './land/boundaries/contract.ts';
import { keepSelection } from './land/composed/exports/contract.ts';
import { updateSite, updateSiteV2 } from './land/ground/sites/edit-schema.ts';
import { createSubmission } from './land/public-submissions/contract.ts';
import { createScenario, updateScenario } from './land/scenarios/contract.ts';
import { getSiteTableSums } from './land/site-table/contract.ts';
import { createCustomSite, readCustomShapes } from './land/sites/contract.ts';
import { editSites, previewSiteEdits } from './land/sites/contract/bulk-edit.ts';
import { allRoutes } from './routes.ts';
import { maxBodyBytes } from './platform/body-limit.ts';
import type { Contract } from './platform/contract.ts';
import { validInput } from './platform/decode.ts';

const times = <T>(length: number, make: (at: number) => T): T[] =>
  Array.from({ length }, (_, at) => make(at));
const uuid = '8a5a2f9e-4f0d-4a6e-9a53-0a1c2a3b4c5d';

/** A closed ring with this many corners, to the nanometre. */
function polygon(corners: number, [x, y] = [424_000.123_456_789, 564_000.123_456_789]) {
  const ring = times(corners - 1, (at) => [x! + at / 1e9, y! + at / 1e9]);
  return { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
}
const boundary = polygon(60_000);
const degrees = polygon(2_000, [-1.612_345_678_901_2, 54.971_234_567_890_1]);

const fullTable = {
  caption: '',
  hasHeadRow: true,
  hasHeadColumn: true,
  columns: times(30, () => ({ width: 100 })),
  rows: times(200, () => ({
    height: 32,
    cells: times(30, () => ({ ...emptyCell(), text: 'ā'.repeat(40) })),
  })),
};
const letters = { type: 'text', text: '字'.repeat(4_000) };
const values = times(50, (at) => ({
  column_name_raw: `note_${at}`,
  new_value: 'x'.repeat(10_000),
}));
const overrides = Object.fromEntries(
  values.map(({ column_name_raw, new_value }) => [column_name_raw, new_value]),
);
const answer = {
  text: '',
  chosen: [],
  conditionalText: '',
  siteComment: 'x'.repeat(8_000),
  parts: times(20, () => ({
    questionId: uuid,
    text: 'x'.repeat(20_000),
    chosen: [],
    conditionalText: 'ā'.repeat(8_000),
  })),
};
const typed = { clientId: null, version: 0, tab: uuid, over: null };
const edit = { column_name_raw: 'uses', new_value: times(1_000, () => 'x'.repeat(500)) };

/** The largest that people send by each call whose contract names a limit. */
const largest = new Map<Contract, unknown>([
  [saveDraft, { ...typed, draft: answer }],
  [submitAnswer, { ...typed, answer }],
  [
    registerInbox,
    {
      consultationEventId: 1,
      items: [{ id: 1, row_version: 1, text: '\u0001'.repeat(200_000) }],
    },
  ],
  [
    confirmImport,
    {
      ending: {
        on: '2026-11-30',
        references: times(10_000, (at) => String(at).padStart(100, 'x')),
      },
    },
  ],
  [
    upsertResponses,
    {
      responses: times(5, () => ({
        description: 'x'.repeat(2_000),
        text: `<p>${'<b></b>'.repeat(13_000)}${'x'.repeat(7_000)}</p>`,
        summary: 'ā'.repeat(8_000),
        councilResponse: 'ā'.repeat(8_000),
      })),
    },
  ],
  [addBlock, { sectionId: uuid, position: 0, isBeside: false, type: 'table', content: fullTable }],
  [changeBlock, { content: fullTable, row_version: 1 }],
  [
    putText,
    {
      revision: 0,
      document: {
        type: 'doc',
        content: times(100, () => ({ type: 'paragraph', content: [letters] })),
      },
    },
  ],
  [updateGeometry, { siteId: 1, wkbGeometry: boundary, wkbGeometryCut: boundary, row_version: 1 }],
  [
    previewBoundary,
    { operation: 'merge', wkbGeometry: boundary, shapes: times(50, () => polygon(400)) },
  ],
  [createChildren, { siteId: 1, children: [{ name: 'Oak Farm', wkbGeometry: boundary }] }],
  [keepSelection, { site_ids: times(100_000, (at) => Number.MAX_SAFE_INTEGER - at) }],
  [updateSite, edit],
  [updateSiteV2, edit],
  [createScenario, { siteId: 1, scenarioName: 'Denser', overrides }],
  [updateScenario, { siteId: 1, scenarioName: 'Denser', overrides }],
  [getSiteTableSums, { siteIds: times(200_000, (at) => 2_147_483_647 - at) }],
  [createSubmission, { answers: { use: times(32, () => 'ā'.repeat(1_500)) }, geometry: degrees }],
  [createCustomSite, { custom_site_name: 'Oak Farm', custom_site_poly: polygon(10_000) }],
  [readCustomShapes, { text: '\u0001'.repeat(200_000) }],
  [editSites, { edits: [{ sites: times(500, (at) => ({ id: at + 1, row_version: 1 })), values }] }],
  [previewSiteEdits, { edits: [{ sites: times(500, (at) => at + 1), values }] }],
]);

describe('the largest body that people send is valid and within the limit of', () => {
  it.each(
    [...largest].map(
      ([contract, body]) => [`${contract.method} ${contract.path}`, contract, body] as const,
    ),
  )('%s', (_, contract, body) => {
    expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThanOrEqual(
      maxBodyBytes(contract),
    );
    const { params: _params, query: _query, ...alone } = contract;
    expect(() => validInput(alone, { params: {}, query: {}, body })).not.toThrow();
  });

  it('every contract that names one', async () => {
    const named = (await allRoutes())
      .map(({ contract }) => contract)
      .filter(({ maxBytes }) => maxBytes !== undefined);
    expect(new Set(largest.keys())).toEqual(new Set(named));
  });

  it('a table', () => expect(tableContent.isValidSync(fullTable)).toBe(true));
});
