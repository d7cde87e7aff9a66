import { beforeAll, describe, expect, it } from 'vitest';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import { type Council, newCouncil } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { emptyMap, layerEntry } from '../../ground/documents/blocks/map/schema.ts';
import { emptyTable } from '../../ground/documents/blocks/table/schema.ts';
import { beginFromStructure } from '../contract/structure.ts';
import { drafting } from '../testing/drafted.ts';
import { sendingStructures } from '../testing/sent-structure.ts';

useWorld();

let elm: Council;
const others = drafting(() => elm);
const send = sendingStructures(() => elm);
const begun = async (file: unknown) => answerOf(beginFromStructure, await send(file));

const structure = {
  format: 'document-structure',
  version: 1,
  title: 'Local plan',
  settings: { hideSectionNumberings: false, subtitle: '' },
  sections: [{ kind: 'section', title: 'Homes', parent: null }],
  blocks: [
    {
      section: 0,
      type: 'textBlock',
      isBeside: false,
      content: { html: '<p>We need homes.</p>' },
      left: [],
    },
  ],
};

beforeAll(async () => {
  elm = await newCouncil();
}, 120_000);

describe('a structure file', () => {
  const fault = async (file: unknown, fields?: object) => {
    const { status, body } = await send(file, fields ? { fields } : {});
    return [status, (body as { error: { fields: Record<string, string> } }).error.fields];
  };
  const withBlock = (block: object) => ({ ...structure, blocks: [structure.blocks[0], block] });

  it('that is none, newer, or has parts that no document has, is refused with its place', async () => {
    const none = {
      file: 'This is not a structure file. Open a document and choose “Download its structure” to make one.',
    };
    for (const file of [
      '',
      'no JSON',
      '[]',
      'null',
      '{"a":1}',
      '['.repeat(100_000),
      { ...structure, format: 'other' },
      { ...structure, extra: 1 },
    ])
      expect(await fault(file)).toEqual([400, none]);
    expect(await fault({ ...structure, version: 2 })).toEqual([
      400,
      {
        file: 'The file has version 2, which is newer than this product reads. Ask for an update, or for an older file.',
      },
    ]);
    const broken = { file: 'Block 2 of the file is not one that a document has' };
    const block = structure.blocks[0]!;
    for (const each of [
      { ...block, section: 99 },
      { ...block, type: 'script' },
      { ...block, content: { html: 5 } },
      {
        ...block,
        type: 'link',
        content: { words: 'a', address: 'javascript:alert(1)', inNewTab: false },
      },
      { ...block, extra: 1 },
    ])
      expect(await fault(withBlock(each))).toEqual([400, broken]);
    for (const parent of [0, 1, -1, 'a'])
      expect(
        await fault({ ...structure, sections: [{ kind: 'section', title: '', parent }] }),
      ).toEqual([400, { file: 'Section 1 of the file is not one that a document has' }]);
    expect(
      await fault({ ...structure, sections: [{ kind: 'hero', title: '', parent: null }] }),
    ).toEqual([400, { file: 'Section 1 of the file is not one that a document has' }]);
    const deep = Array.from({ length: 10 }, (_, at) => ({
      kind: 'section',
      title: '',
      parent: at === 0 ? null : at - 1,
    }));
    expect(await fault({ ...structure, sections: deep, blocks: [] })).toEqual([
      400,
      { file: 'Sections stand in at most 9 levels' },
    ]);
    expect(await fault(structure, { title: ' ' })).toMatchObject([
      400,
      { title: expect.any(String) },
    ]);
    const { status } = await send('x'.repeat(5 * 1024 * 1024 + 1));
    expect(status).toBe(413);
  });

  it('brings no script, site or picture along, whoever wrote it', async () => {
    const { id: made } = await begun({
      ...structure,
      blocks: [
        {
          ...structure.blocks[0],
          content: { html: '<p onclick="x">Hello<script>alert(1)</script></p>' },
        },
        {
          ...structure.blocks[0],
          type: 'map',
          content: { ...emptyMap(), siteIds: [1], layerKey: [layerEntry('belt')] },
        },
        {
          ...structure.blocks[0],
          type: 'image',
          content: { fileId: 1, alt: '', isDecorative: true, caption: '', crop: null },
        },
      ],
    });
    const { blocks } = await others.draft(made);
    expect(
      blocks.toSorted((one, other) => one.position - other.position).map(({ content }) => content),
    ).toMatchObject([{ html: '<p>Hello</p>' }, { siteIds: [], layerKey: [] }, { fileId: null }]);
  });

  it('that no column can hold, or that would exhaust whoever reads it, is refused with its place', async () => {
    const [block] = structure.blocks;
    const titled = (title: string) => ({
      ...structure,
      sections: [{ kind: 'section', title, parent: null }],
    });
    const captioned = (caption: string) =>
      withBlock({ ...block, type: 'table', content: { ...emptyTable(), caption } });
    const unstorable = 'Holds a character that cannot be stored';
    for (const [file, place] of [
      [titled('a\u0000b'), 'sections[0].title'],
      [titled('a\ud800b'), 'sections[0].title'],
      [captioned('a\u0000b'), 'blocks[1].content.caption'],
      [captioned('a\ud800b'), 'blocks[1].content.caption'],
    ] as const)
      expect(await fault(file)).toEqual([400, { file: `${place} in the file: ${unstorable}` }]);
    expect(await fault(titled('x'.repeat(201)))).toEqual([
      400,
      { file: 'Section 1 of the file is not one that a document has' },
    ]);
    const nested = '['.repeat(100_000) + ']'.repeat(100_000);
    const text = JSON.stringify(structure);
    for (const part of ['"Local plan"', '"<p>We need homes.</p>"', '1'])
      expect(await fault(text.replace(part, nested))).toEqual([
        400,
        { file: expect.stringMatching(/ in the file: Nested too deeply$/) },
      ]);
    expect(await fault(text.replace('"format"', '"__proto__":{"format":1},"format"'))).toEqual([
      400,
      { file: '__proto__ in the file: Unknown field: __proto__' },
    ]);
    // Some megabytes of numbers, of which none is looked at.
    const many = text.replace('"sections":[', `"sections":[${'0,'.repeat(2_000_000)}`);
    expect(await fault(many)).toEqual([400, { file: 'A document has at most 500 sections' }]);
    expect(await fault(structure, { title: 'a\u0000b' })).toEqual([400, { title: unstorable }]);
    for (const consultationId of ['9'.repeat(20), '9223372036854775807'])
      expect(await fault(structure, { title: 'Plan', consultationId })).toEqual([
        400,
        { consultationId: expect.any(String) },
      ]);
    expect(await fault(structure, { title: 'Plan', consultationId: '7654321' })).toEqual([
      400,
      { consultationId: expect.any(String) },
    ]);
  });
});
