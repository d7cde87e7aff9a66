import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { deleteSiteList } from '../../../land/site-lists/contract.ts';
import { addConsultation } from '../../consultations/contract.ts';
import { emptyLink } from '../../ground/documents/blocks/link/schema.ts';
import { emptyMap, layerEntry } from '../../ground/documents/blocks/map/schema.ts';
import { emptyQuestion } from '../../ground/documents/blocks/question/schema.ts';
import { emptyPoll } from '../../ground/documents/blocks/poll/schema.ts';
import { changeBlock } from '../contract.ts';
import { checkDocument } from '../contract/publishing.ts';
import { drafting } from '../testing/drafted.ts';
import { addMapped, type MappedSites } from '../testing/mapped-council.ts';

useWorld();

let oak: Council;
let elm: Council;
let sites: MappedSites;
let listId = 0;
const { drafted, draft, publish } = drafting(() => oak);

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  ({ sites, listId } = await addMapped(oak));
}, 120_000);

const checked = async (id: number) => (await oak.as('viewer').call(checkDocument, { id })).findings;

describe('checking a document', () => {
  it('says of every block what keeps it from being published, and what could be better', async () => {
    const map = { ...emptyMap(), caption: 'Sites' };
    const { id, sectionId, ids } = await drafted([
      { type: 'link', content: { ...emptyLink(), words: 'click here' } },
      { type: 'map', content: { ...map, layerKey: [layerEntry('belt'), layerEntry('secret'), layerEntry('gone')], siteIds: [sites.mill, sites.deleted] } },
      { type: 'map', content: { ...map, layerKey: [layerEntry('secret')] } },
      { type: 'question', content: { ...emptyQuestion('mapLinked'), title: 'Which?', map: { ...map, siteIds: [sites.deleted] } } },
    ]); // prettier-ignore
    const findings = await checked(id);
    expect(findings.every((each) => each.blockId === null || each.sectionId === sectionId)).toBe(
      true,
    );
    const said = findings.map(({ blockId, field, isFault, message }) => [
      blockId === null ? null : ids.indexOf(blockId),
      field,
      isFault,
      message,
    ]);
    expect(said).toEqual([
      [0, 'address', true, 'Enter an address that begins with http:// or https://'],
      [2, 'layerKey', true, 'Choose a layer or sites to show'],
      [3, 'map.siteIds', true, 'Show sites on its map: people choose among them'],
      [null, 'consultationId', false, expect.stringContaining('choose the consultation')],
      [null, 'title', false, expect.stringContaining('no title')],
      [0, 'words', false, expect.stringContaining('“click here”')],
      [1, 'layerKey', false, expect.stringContaining('2 layers')],
      [1, 'siteIds', false, 'A site that you chose was deleted. It is left out.'],
      [2, 'layerKey', false, expect.stringContaining('A layer that you chose')],
      [3, 'map.siteIds', false, 'A site that you chose was deleted. It is left out.'],
    ]);
  });

  it('names letters that cannot be printed, and the block that holds them; those of many languages can', async () => {
    const text = (html: string) => ({ type: 'textBlock' as const, content: { html } });
    const { id, ids } = await drafted([
      text('<p>Zażółć ਪੰਜਾਬੀ اردو বাংলা ગુજરાતી 規劃 规划 Învățătură שלום 🏠 CO₂</p>'),
      text('<p>The word is 한국.</p>'),
    ]);
    const found = (await checked(id)).filter(({ message }) => message.includes('be printed'));
    expect(found).toEqual([
      expect.objectContaining({
        blockId: ids[1],
        isFault: false,
        message: expect.stringContaining('“한”, “국” cannot be printed') as string,
      }),
    ]);
  });

  it('tells of a list of sites that adds nothing, or is gone', async () => {
    const content = { ...emptyMap(), caption: 'Sites', siteIds: [sites.mill], siteListId: listId };
    const { id } = await drafted([{ type: 'map', content }]);
    const aboutList = async () =>
      (await checked(id)).filter(({ field }) => field === 'siteListId').map((each) => each.message);
    expect(await aboutList()).toEqual([]);
    await oak.as('officer').call(deleteSiteList, { id: listId });
    expect(await aboutList()).toEqual(['The list of sites is not there any more']);
  });

  it('finds a document that says nothing, and is for staff of this council', async () => {
    const { id } = await drafted([]);
    expect(await checked(id)).toEqual([
      {
        blockId: null,
        sectionId: null,
        field: '',
        message: 'Write something before you publish',
        isFault: true,
      },
    ]);
    const path = `/documents/drafts/${id}/check`;
    expect((await oak.as('resident').get(path)).status).toBe(403);
    expect((await oak.as('signed-out').get(path)).status).toBe(401);
    expect((await elm.as('officer').get(path)).status).toBe(404);
  });

  it('tells what becomes of answers where people are being asked something else', async () => {
    const { consultation } = await oak.as('officer').call(addConsultation, {
      name: `Draft plan ${crypto.randomUUID()}`,
      kind: 'Other',
      opensAt: '2026-01-01T09:00',
      closesAt: '2099-01-01T17:00',
    });
    const options = ['More', 'Fewer', 'As many'].map((title, at) => ({
      id: `opt-${at}`,
      title,
      description: '',
      imageUrl: '',
    }));
    const homes = {
      ...emptyQuestion('radio'),
      title: 'How many homes?',
      question: '<p>How many?</p>',
      options,
    };
    const { id, ids } = await drafted(
      [
        { type: 'question', content: homes },
        { type: 'question', content: { ...homes, title: 'How high?' } },
        { type: 'question', content: { ...homes, title: 'How soon?' } },
        { type: 'poll', content: { ...emptyPoll(), title: 'How dear?', options } },
      ],
      { consultationId: consultation.id },
    );
    const otherwise = async () =>
      (await checked(id)).flatMap(({ blockId, field, isFault, message }) =>
        /being asked|can be chosen/.test(message)
          ? [[blockId === null ? null : ids.indexOf(blockId), field, isFault, message]]
          : [],
      );
    expect(await otherwise()).toEqual([]);
    await publish(id);
    expect(await otherwise()).toEqual([]);
    const change = async (at: number, content: object | undefined) => {
      const block = (await draft(id)).blocks.find((each) => each.id === ids[at])!;
      await oak.as('officer').call(changeBlock, {
        id,
        blockId: block.id,
        row_version: block.row_version,
        ...(content
          ? { content: { ...(block.content as object), ...content } }
          : { isDeleted: true }),
      });
    };
    await change(0, { questionType: 'textarea' });
    await change(1, { options: options.slice(1) });
    await change(3, { options: options.slice(0, 2) });
    await change(2, undefined);
    const gone = (title: string) =>
      `“${title}” can be chosen now. Answers that chose it keep it until somebody changes them.`;
    expect(await otherwise()).toEqual([
      [0, 'questionType', false, expect.stringContaining('in another way')],
      [1, 'options', false, gone('More')],
      [null, '', false, expect.stringContaining('“How soon?”')],
      [3, 'options', false, gone('As many')],
    ]);
  });
});
