import { expect, it } from 'vitest';
import { changeDocument } from '../contract.ts';
import { getWordReport } from '../contract/word.ts';
import { drafting } from '../testing/drafted.ts';
import { wordCouncil } from '../testing/word-council.ts';

const { oak, officer, form, post, inBody, outline } = wordCouncil();
const { drafted, draft } = drafting(oak);

const headings = (...words: string[]) =>
  inBody(
    words
      .map(
        (each) =>
          `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>${each}</w:t></w:r></w:p>`,
      )
      .join(''),
  );
const titlesOf = async (id: number) =>
  (await outline(id)).flatMap((line) => (/^# [^>]*$/.test(line) ? [line.slice(2)] : []));
const toldOf = async (id: number) =>
  (await officer().call(getWordReport, { id })).report?.losses.map(({ message }) => message);

it('numbers that were typed into headings are taken out by the place that the file is added at', async () => {
  const one = [{ type: 'textBlock' as const, content: { html: '<p>Mine</p>' } }];
  const fitting = await drafted(one);
  const add = (id: number, ...words: string[]) =>
    post(`/documents/drafts/${id}/word`, form(headings(...words)));
  expect((await add(fitting.id, '2 Work', '3 Play', '40 homes')).status).toBe(201);
  expect(await titlesOf(fitting.id)).toEqual([
    '',
    'Work',
    'Play',
    '40 homes',
    'Housing',
    'Environment',
  ]);
  expect(await toldOf(fitting.id)).toContainEqual(expect.stringContaining('“2 Work”, “3 Play”.'));

  const others = await drafted(one);
  await add(others.id, '1 Work', '2 Play');
  expect((await titlesOf(others.id)).slice(0, 3)).toEqual(['', '1 Work', '2 Play']);
  expect(await toldOf(others.id)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('“1 Work” begins with a number that is not'),
      expect.stringContaining('“2 Play” begins with a number that is not'),
    ]),
  );
});

it('they stay where the document shows no numbers', async () => {
  const { id } = await drafted([]);
  const { row_version, title, consultation } = await draft(id);
  await officer().call(changeDocument, {
    id,
    row_version,
    title,
    consultationId: consultation?.id ?? null,
    settings: { hideSectionNumberings: true, subtitle: '' },
  });
  await post(`/documents/drafts/${id}/word`, form(headings('1 Work', '2 Play')));
  expect((await titlesOf(id)).slice(0, 2)).toEqual(['1 Work', '2 Play']);
});
