import { expect, it } from 'vitest';
import { blockKinds, blockTypes, type BlockType } from '../../ground/documents/kinds.ts';
import { fullBlocks } from '../../ground/documents/testing/full-blocks.ts';
import { differencesOf } from './compare.ts';
import type { KeptDraft } from './kept-draft.ts';

const names = { sites: new Map([[1, 'Mill Lane']]), layers: new Map([['woods', 'Woods']]) };
const draftOf = (type: BlockType, content: object): KeptDraft => ({
  title: 'Plan',
  settings: { hideSectionNumberings: false, subtitle: '' },
  sections: [{ id: 's', parentId: null, kind: 'section', title: 'A', position: 0 }],
  blocks: [{ id: 'b', sectionId: 's', type, content, position: 0, isBeside: false }],
});

it.each(blockTypes)('a block of type %s that was written differs from an empty one', (type) => {
  const empty = draftOf(type, blockKinds[type].empty());
  const full = draftOf(type, fullBlocks[type]);
  expect(differencesOf(full, full, names)).toEqual([]);
  const saysSomething = Object.keys(fullBlocks[type]).length > 0;
  const found = differencesOf(empty, full, names);
  expect(found.map(({ kind, blockType }) => [kind, blockType])).toEqual(
    saysSomething ? [['changed', type]] : [],
  );
});

it('who sees a poll, and how a chart is counted, is told in words and not in codes', () => {
  const { poll, chart } = fullBlocks;
  const [source, other] = ['ward', 'parish'].map((groupBy) => ({ ...chart.source!, groupBy }));
  const told = [
    differencesOf(draftOf('poll', poll), draftOf('poll', { ...poll, results: 'never' }), names),
    differencesOf(
      draftOf('chart', { ...chart, source }),
      draftOf('chart', { ...chart, source: { ...other, searchName: 'Small sites' } }),
      names,
    ),
  ].map(([found]) => found);
  expect(told.map((found) => found?.details.map(({ label }) => label))).toEqual([
    ['Who can see the results has changed'],
    ['The sites, or how they are counted, have changed'],
  ]);
  expect(told[1]?.before).toContain('Large sites');
  expect(told[1]?.after).toContain('Small sites');
  for (const found of told)
    for (const words of [found!.before, found!.after])
      expect(words).not.toMatch(/\b(?:closed|never|ward|parish|count|2026)\b/);
});
