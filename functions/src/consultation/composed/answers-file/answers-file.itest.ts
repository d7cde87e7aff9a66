import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../records/tables/workbook.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { emptySimpleQuestion } from '../../ground/documents/blocks/question/schema.ts';
import type { EditionQuestion } from '../../ground/documents/edition.ts';
import { answeredDocument, asked, editionAsking } from '../../answers/testing/given.ts';

useWorld();

let oak: Council;
let id: number;
const refs: string[] = [];

beforeAll(async () => {
  oak = await newCouncil();
  const document = await answeredDocument(oak);
  ({ id } = document);
  const { respondent, answer } = document;
  const ann = await respondent('Ann Ashe');
  const bob = await respondent('Bob Birch', 'Cedar Homes');
  refs.push(ann.reference, bob.reference);
  await answer(ann, asked.homes, { chosen: ['other'], conditionalText: '=1+1' });
  await answer(ann, asked.why, { text: 'Line one\nline "two"; £5' });
  const support = (chosen: string) => ({
    questionId: asked.support,
    chosen: [chosen],
    text: '',
    conditionalText: '',
  });
  const mill = { id: 7, name: 'Mill field' };
  await answer(ann, asked.sites, { siteComment: 'It floods', parts: [support('yes-')] }, mill);
  await answer(ann, asked.sites, { parts: [support('no--')] }, { id: 8, name: 'Brook' });
  await answer(bob, asked.homes, { chosen: ['more'] });
  await answer(await respondent('Cas Cole'), asked.why, null);
}, 120_000);

const fileOf = (who: 'officer' | 'viewer', rows: string, type: string) =>
  oak.as(who).get(`/documents/${id}/answers/file?rows=${rows}&file_type=${type}`);
async function csvOf(who: 'officer' | 'viewer', rows: string) {
  const { bytes } = await fileOf(who, rows, 'csv');
  return parse(Buffer.from(bytes), { bom: true, columns: true }) as Record<string, string>[];
}

const sheetsOf = (bytes: Uint8Array) =>
  [...strFromU8(unzipSync(bytes)['xl/workbook.xml']!).matchAll(/<sheet name="([^"]*)"/g)].map(
    ([, name]) => name,
  );

describe('a file of answers', () => {
  it('has one row a person, with the same columns for all', async () => {
    const people = await csvOf('officer', 'people');
    expect(people).toHaveLength(2);
    const [ann, bob] = people;
    expect(ann).toMatchObject({
      Reference: refs[0],
      Name: 'Ann Ashe',
      'Consent to publish': 'Name and text',
      'How many homes?': 'Other',
      'What is needed?': '',
      'Why & where?': 'Line one\nline "two"; £5',
      'Sites: Do you support it?': 'Mill field: Yes\nBrook: No',
      'Sites: Comment on the site': 'Mill field: It floods',
    });
    // What would be a formula in a spreadsheet is words.
    expect(ann!['How many homes?: Which number?']).toBe("'=1+1");
    expect(bob).toMatchObject({ 'On behalf of': 'Cedar Homes', 'How many homes?': 'More' });
    expect(Object.keys(bob!)).toEqual(Object.keys(ann!));
  });

  it('has one row an answer, a map-linked one by its parts, in the order of coming', async () => {
    const rows = await csvOf('officer', 'answers');
    expect(rows.map((row) => [row['Name'], row['Question'], row['Site'], row['Answer']])).toEqual([
      ['Ann Ashe', 'How many homes?', '', 'Other'],
      ['Ann Ashe', 'Why & where?', '', 'Line one\nline "two"; £5'],
      ['Ann Ashe', 'Sites: Do you support it?', 'Mill field', 'Yes'],
      ['Ann Ashe', 'Sites: Do you support it?', 'Brook', 'No'],
      ['Bob Birch', 'How many homes?', '', 'More'],
    ]);
    expect(rows[2]).toMatchObject({ 'Comment on the site': 'It floods', 'Site number': '7' });
  });

  it('says the same as a workbook and as JSON', async () => {
    const workbook = await fileOf('officer', 'answers', 'xlsx');
    const [sheet = []] = readWorkbook(workbook.bytes);
    // Its words as they were written: a cell of text is no formula.
    expect(sheet[1]).toContain('=1+1');
    expect(sheetsOf(workbook.bytes)).toEqual(['Answers', 'About']);
    const [, about = []] = readWorkbook(workbook.bytes);
    expect(about).toEqual(
      expect.arrayContaining([
        ['Council', `Council ${oak.shortName}`],
        ['Rows', '5'],
      ]),
    );
    expect(JSON.stringify(about)).not.toContain('are replaced');
    const read = readWorkbook((await fileOf('viewer', 'answers', 'xlsx')).bytes)[1];
    expect(JSON.stringify(read)).toContain('what people wrote are replaced');
    expect(sheetsOf((await fileOf('officer', 'people', 'xlsx')).bytes)).toEqual([
      'Respondents',
      'About',
    ]);
    expect(sheet).toHaveLength(6);
    expect(sheet[4]).toEqual(expect.arrayContaining(['Brook', 'No', refs[0]]));
    const { body, headers } = await fileOf('officer', 'people', 'json');
    expect(headers.get('content-type')).toContain('application/json');
    expect(body).toMatchObject([
      { name: 'Ann Ashe', 'How many homes?: Which number?': '=1+1' },
      { name: 'Bob Birch', onBehalfOf: 'Cedar Homes', 'Why & where?': '' },
    ]);
  });

  it.each(['csv', 'xlsx', 'json'])(
    'as %s names nobody to those who may not read originals',
    async (type) => {
      for (const rows of ['people', 'answers']) {
        const { bytes } = await fileOf('viewer', rows, type);
        const sheets = type === 'xlsx' ? readWorkbook(bytes).flat(2) : [];
        const words = type === 'xlsx' ? sheets.join(' ') : Buffer.from(bytes).toString();
        expect(words).toContain('<Redacted name>');
        expect(words).toContain('Mill field');
        expect(words).not.toMatch(/Ann|Ashe|Birch|Cedar|@|floods|Line one|1\+1/);
      }
    },
  );

  it('of a document without answers has its heads and no rows', async () => {
    const empty = await answeredDocument(oak);
    const { bytes } = await oak
      .as('officer')
      .get(`/documents/${empty.id}/answers/file?rows=people&file_type=csv`);
    const [heads, ...rows] = parse(Buffer.from(bytes), { bom: true }) as string[][];
    expect(heads).toContain('How many homes?');
    expect(rows).toEqual([]);
  });
});

describe('a file of answers to questions of which a later edition made another kind', () => {
  /** An edition in which the questions with these ids are asked otherwise. */
  const editionWith = (changes: Record<string, Partial<EditionQuestion>>) => {
    const edition = editionAsking();
    for (const block of edition.sections[0]!.rows.flat())
      if (block.type === 'question') Object.assign(block.content, changes[block.id]);
    return edition;
  };
  const fileRows = async (of: number, rows: string) => {
    const path = `/documents/${of}/answers/file?rows=${rows}&file_type=csv`;
    const { bytes } = await oak.as('officer').get(path);
    return parse(Buffer.from(bytes), { bom: true, columns: true }) as Record<string, string>[];
  };

  it('says everything that was answered before, and what is answered since', async () => {
    const { id: of, publish, respondent, answer } = await answeredDocument(oak);
    const [ann, bob] = [await respondent('Ann Ashe'), await respondent('Bob Birch')];
    const part = { text: '', conditionalText: '' };
    const mill = { id: 7, name: 'Mill field' };
    await answer(ann, asked.homes, { chosen: ['more'] });
    await answer(ann, asked.why, { text: 'My sister lives there' });
    const said = { ...part, questionId: asked.support, chosen: ['no--'] };
    await answer(ann, asked.sites, { siteComment: 'It floods', parts: [said] }, mill);
    const options = editionAsking().sections[0]!.rows[0]![0]!;
    await publish(
      editionWith({
        [asked.homes]: {
          questionType: 'mapLinked',
          questions: [{ ...emptySimpleQuestion(asked.needs, 'textarea'), title: 'Which homes?' }],
        },
        [asked.why]: {
          questionType: 'radio',
          options: options.type === 'question' ? options.content.options : [],
        },
        [asked.sites]: { questionType: 'textarea', questions: [], mapFeatureSelect: null },
      }),
    );
    const flats = { ...part, questionId: asked.needs, chosen: [], text: 'Flats' };
    await answer(bob, asked.homes, { parts: [flats] }, mill);
    await answer(bob, asked.why, { chosen: ['fewer'] });
    await answer(bob, asked.sites, { text: 'None' });

    const [anns, bobs] = await fileRows(of, 'people');
    expect(anns).toMatchObject({
      'How many homes?': 'More',
      'How many homes?: Which homes?': '',
      'Why & where?': 'My sister lives there',
      Sites: '',
      'Sites: Do you support it?': 'Mill field: No',
      'Sites: Comment on the site': 'Mill field: It floods',
    });
    expect(bobs).toMatchObject({
      'How many homes?': '',
      'How many homes?: Which homes?': 'Mill field: Flats',
      'Why & where?': 'Fewer',
      Sites: 'None',
      'Sites: Do you support it?': '',
    });
    const each = await fileRows(of, 'answers');
    expect(each.map((row) => [row['Name'], row['Question'], row['Answer']])).toEqual([
      ['Ann Ashe', 'How many homes?', 'More'],
      ['Ann Ashe', 'Why & where?', 'My sister lives there'],
      ['Ann Ashe', 'Sites: Do you support it?', 'No'],
      ['Bob Birch', 'How many homes?: Which homes?', 'Flats'],
      ['Bob Birch', 'Why & where?', 'Fewer'],
      ['Bob Birch', 'Sites', 'None'],
    ]);
  });

  it('has a column for what was asked of those who chose an option, also without words of its own', async () => {
    const {
      id: of,
      respondent,
      answer,
    } = await answeredDocument(
      oak,
      editionWith({ [asked.homes]: { conditional: { if: 'other', title: ' ' } } }),
    );
    const ann = await respondent('Ann Ashe');
    await answer(ann, asked.homes, { chosen: ['other'], conditionalText: 'About 40' });
    const [row] = await fileRows(of, 'people');
    expect(row).toMatchObject({
      'How many homes?': 'Other',
      'How many homes?: Tell us more': 'About 40',
    });
  });

  it('says in the workbook where a text was too long for a cell', async () => {
    const { id: of, respondent, answer } = await answeredDocument(oak);
    const ann = await respondent('Ann Ashe');
    for (const site of [7, 8, 9, 10, 11])
      await answer(
        ann,
        asked.sites,
        { siteComment: 'x'.repeat(8000) },
        { id: site, name: `Site ${site}` },
      );
    const path = `/documents/${of}/answers/file?rows=people&file_type=xlsx`;
    const { bytes } = await oak.as('officer').get(path);
    expect(JSON.stringify(readWorkbook(bytes))).toContain(
      '1 text was longer than the format allows, and truncated',
    );
  });
});
