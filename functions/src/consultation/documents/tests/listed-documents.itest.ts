import { beforeAll, expect, it } from 'vitest';
import { type Council, newCouncil } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { addBlock, addSection, changeSection, listDocuments } from '../contract.ts';
import { drafting } from '../testing/drafted.ts';

useWorld();

let oak: Council;
const officer = () => oak.as('officer');
const { drafted, draft } = drafting(() => oak);
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

it('a document in the list has as many questions as its draft shows: none of those within deleted sections', async () => {
  const { id, sectionId } = await drafted([{ type: 'question' }]);
  const { section } = await officer().call(addSection, {
    id,
    title: 'Within',
    parentId: sectionId,
    position: 0,
  });
  for (const type of ['question', 'poll', 'textBlock'] as const)
    await officer().call(addBlock, {
      id,
      sectionId: section.id,
      position: 0,
      isBeside: false,
      type,
    });
  const questions = async () => {
    const { documents } = await officer().call(listDocuments, {});
    return documents.find((each) => each.id === id)?.questions;
  };
  const remove = async (isDeleted: boolean, row_version: number) =>
    (await officer().call(changeSection, { id, sectionId, isDeleted, row_version })).section;
  expect(await questions()).toBe(3);
  const { row_version } = (await draft(id)).sections.find((each) => each.id === sectionId)!;
  const removed = await remove(true, row_version);
  expect(await questions()).toBe(0);
  await remove(false, removed.row_version);
  expect(await questions()).toBe(3);
});
