import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { eicar } from '../../../platform/scanning/testing/eicar.ts';
import { getWordReport } from '../contract/word.ts';
import { wordCouncil } from '../testing/word-council.ts';

const { officer, word, form, post, begin, changed, inBody, outline } = wordCouncil();

it('refuses what is no Word file, or harms, and begins nothing', async () => {
  const before = (await officer().get('/documents/drafts')).body;
  const refused = async (bytes: Uint8Array<ArrayBuffer>, name?: string) => {
    const { status, body } = await post('/documents/word', form(bytes, { title: 'Plan' }, name));
    return [status, (body as { error: { fields: { file: string } } }).error.fields.file];
  };
  const text = (words: string) => Uint8Array.from(strToU8(words));
  const notWord = [400, 'This is not a Word file (.docx)'];
  expect(await refused(text('Dear Sir'))).toEqual(notWord);
  expect(await refused(word(), 'Plan.docm')).toEqual(notWord);
  expect(await refused(Uint8Array.from(zipSync({ 'a.txt': strToU8('a') })))).toEqual(notWord);
  expect(await refused(text(''))).toEqual([400, 'The file is empty']);
  expect(await refused(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]))).toEqual([
    400,
    'The file is protected with a password, or in the old format of Word. Save it as .docx without a password.',
  ]);
  expect(await refused(changed('word/document.xml', (xml) => xml.slice(0, 900)))).toEqual([
    400,
    'The file is damaged or incomplete',
  ]);
  const [status, virus] = await refused(
    changed('word/note.xml', () => Buffer.from(eicar()).toString('latin1')),
  );
  expect([status, virus]).toEqual([400, expect.stringMatching(/EICAR/i)]);
  const bomb = changed('word/media/bomb.bin', () => ' '.repeat(110 * 1024 * 1024));
  expect((await refused(bomb))[0]).toBe(400);
  const untitled = await post('/documents/word', form(word(), { title: ' ' }));
  expect(untitled.body).toMatchObject({ error: { fields: { title: 'Enter a title' } } });
  expect((await officer().get('/documents/drafts')).body).toEqual(before);
}, 120_000);

it('a file that would take the memory of all is refused in plain words, and others are read meanwhile', async () => {
  const before = (await officer().get('/documents/drafts')).body;
  const refused = async (bytes: Uint8Array<ArrayBuffer>) => {
    // A few kilobytes that become megabytes.
    expect(bytes.byteLength).toBeLessThan(1024 * 1024);
    const { status, body } = await post('/documents/word', form(bytes, { title: 'Plan' }));
    return [status, (body as { error: { fields: { file: string } } }).error.fields.file];
  };
  const paragraphs = (megabytes: number) =>
    '<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(megabytes * 30_000);
  const [tooMuchMemory, ownDrafts] = await Promise.all([
    refused(inBody(paragraphs(7))),
    officer().get('/documents/drafts'),
  ]);
  expect(tooMuchMemory).toEqual([
    400,
    'Reading the file took too much memory. Divide it into several files.',
  ]);
  expect(ownDrafts.body).toEqual(before);
  expect(await refused(inBody(paragraphs(9)))).toEqual([
    400,
    'The file holds more text than can be read at once. Divide it into several files.',
  ]);
  expect(await refused(changed('word/footnotes.xml', () => ' '.repeat(70 * 1024 * 1024)))).toEqual([
    400,
    'The file unpacks to an enormous size',
  ]);
  // It says of its text that it is small.
  const lying = inBody(paragraphs(9));
  const view = new DataView(lying.buffer);
  const size = unzipSync(lying)['word/document.xml']!.byteLength;
  for (let at = 0; at + 4 <= lying.byteLength; at += 1)
    if (view.getUint32(at, true) === size) view.setUint32(at, 1000, true);
  expect(await refused(lying)).toEqual([400, 'The file is damaged or incomplete']);
  expect((await officer().get('/documents/drafts')).body).toEqual(before);
  // There is room again.
  expect((await outline((await begin()).id))[0]).toBe('# Housing');
}, 120_000);

it('takes in what no column can hold, and characters that are cut in half, without them', async () => {
  const heading = (words: string) =>
    `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
  const struck = (words: string) =>
    `<w:p><w:r><w:rPr><w:strike/></w:rPr><w:t>${words}</w:t></w:r></w:p>`;
  const first = async (xml: string) => {
    const { id } = await begin(inBody(xml));
    return (await outline(id))[0];
  };
  for (const reference of ['&#0;', '&#xD800;', '&#x110000;'])
    expect(await first(heading(`Ri${reference}ver`))).toBe('# River');
  // A title is cut after its 198th place, in the middle of the last one.
  expect(await first(heading(`${'x'.repeat(197)}🌳 and more`))).toBe(`# ${'x'.repeat(197)} …`);
  const { id } = await begin(inBody(struck(`${'x'.repeat(59)}🌳 and more`)));
  const { report } = await officer().call(getWordReport, { id });
  expect(report?.losses.map(({ message }) => message)).toContainEqual(
    `“${'x'.repeat(59)} …” was struck through in the file. Here it reads like any other text: remove it if it no longer holds.`,
  );
}, 120_000);
