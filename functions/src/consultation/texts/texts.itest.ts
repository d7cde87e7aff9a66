import { beforeAll, describe, expect, it } from 'vitest';
import { beyondShare, OWN_SHARE } from '../../platform/testing/beyond-share.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { addTopic, listTopics, removeTopic } from '../topics/contract.ts';
import { getRepresentation, representationHistory } from '../representations/contract.ts';
import { consulted } from '../representations/testing/consulted.ts';
import { addSubRepresentation, listSubRepresentations } from '../sub-representations/contract.ts';
import type { TextDocument, TextMark, TextNode } from '../ground/texts/text-nodes.ts';
import {
  getOriginal,
  getPublicText,
  getRedactionSuggestions,
  getText,
  getTextVersion,
  getTextVersions,
  putText,
} from './contract.ts';

useWorld();

let oak: Council;
let said: Awaited<ReturnType<typeof consulted>>;

const officer = () => oak.as('officer');
const text = (words: string, ...marks: TextMark[]): TextNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
});
const page = (...paragraphs: TextNode[][]): TextDocument => ({
  type: 'doc',
  content: paragraphs.map((content) => ({ type: 'paragraph', content })),
});
const redaction = (id: string, redactionType = 'name'): TextMark => ({
  type: 'redaction',
  attrs: { id, redactionType, comment: '' },
});

beforeAll(async () => {
  oak = await newCouncil();
  said = await consulted(oak);
}, 120_000);

const save = (id: number, document: TextDocument, revision = 0) =>
  officer().call(putText, { id, document, revision });

describe('the text of a representation', () => {
  it('begins as what arrived, is saved in versions, and leaves the original as it was', async () => {
    const { id } = await said.register({ text: 'First part.\n\nSecond part,\nsecond line.' });
    const begun = await officer().call(getText, { id });
    expect(begun).toMatchObject({ revision: 0, version: 0 });
    expect(begun.document.content).toHaveLength(2);
    expect(begun.document.content[1]?.content?.map(({ type }) => type)).toEqual([
      'text',
      'hardBreak',
      'text',
    ]);
    const first = await save(id, page([text('Rewritten once.')]));
    expect(first).toEqual({ revision: 1, version: 1, withdrawn: false, lost_topics: [] });
    // The same officer goes on: the same version.
    const second = await save(id, page([text('Rewritten twice.')]), 1);
    expect(second).toEqual({ revision: 2, version: 1, withdrawn: false, lost_topics: [] });
    const other = await oak
      .as('admin')
      .call(putText, { id, document: page([text('By another.')]), revision: 2 });
    expect(other).toEqual({ revision: 3, version: 2, withdrawn: false, lost_topics: [] });
    const { versions } = await officer().call(getTextVersions, { id });
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    const { document } = await officer().call(getTextVersion, { id, version: 1 });
    expect(document).toEqual(page([text('Rewritten twice.')]));
    expect(await officer().call(getOriginal, { id })).toEqual({
      text: 'First part.\n\nSecond part,\nsecond line.',
    });
    const { history } = await officer().call(representationHistory, { id });
    expect(JSON.stringify(history)).toContain('Version 2');
    expect(JSON.stringify(history)).not.toContain('Rewritten');
  });

  it('is never written over by who read an older one', async () => {
    const { id } = await said.register();
    await save(id, page([text('One officer.')]));
    const stale = await oak.as('admin').put(`/consultations/representations/${id}/text`, {
      json: { document: page([text('Another officer.')]), revision: 0 },
    });
    expect(stale.status).toBe(409);
    expect((await officer().call(getText, { id })).document).toEqual(page([text('One officer.')]));
  });

  it('shows and finds nothing of what was redacted, however long it was', async () => {
    const { id } = await said.register({ text: 'I am Zebedee Quill of Elm Row.' });
    expect(await said.byWords('Zebedee')).toEqual([id]);
    await save(
      id,
      page(
        [text('I am '), text('Zebedee', redaction('mark-0001')), text(' of ')],
        [text('Quill Lane', redaction('mark-0002', 'address'))],
        [text('Quill Town', redaction('mark-0002', 'address')), text(', and I object.')],
      ),
    );
    const shown = await oak.as('viewer').call(getPublicText, { id });
    expect(shown.document).toEqual(
      page(
        [text('I am <Redacted name> of ')],
        [text('<Redacted address>')],
        [text(', and I object.')],
      ),
    );
    expect(await said.byWords('Zebedee')).toEqual([]);
    expect(await said.byWords('and I object')).toContain(id);
    const { representation } = await oak.as('viewer').call(getRepresentation, { id });
    expect(representation.text).toBe(
      'I am <Redacted name> of \n\n<Redacted address>\n\n, and I object.',
    );
    const { history } = await oak.as('viewer').call(representationHistory, { id });
    expect(JSON.stringify(history)).not.toMatch(/Zebedee|Quill/);
    for (const path of ['text', 'original', 'text/versions', 'text/versions/1'])
      expect(
        (await oak.as('viewer').get(`/consultations/representations/${id}/${path}`)).status,
      ).toBe(403);
  });

  it('relates topics and sub-representations by its marks, and lets go of them without', async () => {
    const { id } = await said.register();
    const topics = await officer().call(listTopics, {});
    const [housing] = topics.filter(({ name }) => name === 'Housing');
    const tag = { type: 'tag', attrs: { id: 'mark-0010', tagIds: [housing?.id ?? 0] } };
    const { subRepresentation: part } = await officer().call(addSubRepresentation, {
      representationId: id,
      comment: 'About flooding',
    });
    expect(part).toMatchObject({ representationId: id, sequentialId: 1, isDeleted: false });
    const mark = { type: 'subRepresentation', attrs: { id: 'mark-0011', subRepId: part.id } };
    await save(id, page([text('Build homes, ', tag, mark), text('please.')]));
    const parts = await oak.as('viewer').call(listSubRepresentations, { representationId: id });
    expect(parts.subRepresentations).toMatchObject([
      { comment: 'About flooding', topics: [{ name: 'Housing' }] },
    ]);
    expect(
      await said.found([{ type: 'in array', dbPropertyName: 'topics', value: ['Housing'] }]),
    ).toEqual([id]);
    await save(id, page([text('Build homes, please.')]), 1);
    const { representation } = await officer().call(getRepresentation, { id });
    expect(representation.topics).toEqual([]);
    const after = await officer().call(listSubRepresentations, { representationId: id });
    expect(after.subRepresentations).toMatchObject([{ isDeleted: true, topics: [] }]);
    await save(id, page([text('Build homes, ', mark), text('please.')]), 2);
    const again = await officer().call(listSubRepresentations, { representationId: id });
    expect(again.subRepresentations).toMatchObject([{ isDeleted: false }]);
  });

  it('refuses what no editor writes, beside the document', async () => {
    const { id } = await said.register();
    const refused = async (document: unknown) => {
      const answer = await officer().put(`/consultations/representations/${id}/text`, {
        json: { document, revision: 0 },
      });
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { fields: { document: expect.any(String) as string } } },
      });
    };
    await refused({ type: 'doc', content: [{ type: 'script', content: [] }] });
    await refused(page([text('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } })]));
    await refused(
      page([text('x', { type: 'redaction', attrs: { id: 'mark-0001', redactionType: 'secret' } })]),
    );
    await refused({
      type: 'doc',
      content: [{ type: 'figure', attrs: { src: 'https://a.test/x.png', alt: '', caption: '' } }],
    });
    await refused({ type: 'paragraph', content: [] });
    await refused('x');
    expect((await officer().call(getText, { id })).revision).toBe(0);
  });

  it('proposes what may be personal, until it is redacted, to those alone who may read it', async () => {
    const { id } = await said.register({
      text: 'Homes, please.\n\nYours faithfully\nZebedee Quill\n07700 900123',
    });
    const proposed = async () =>
      (await officer().call(getRedactionSuggestions, { id })).suggestions.map(({ kind, quote }) => [
        kind,
        quote,
      ]);
    expect(await proposed()).toEqual([
      ['name', 'Zebedee Quill'],
      ['telephone number', '07700 900123'],
    ]);
    // Nobody has looked it over: it is there, and says nothing to others.
    const { document, isShown } = await oak.as('viewer').call(getPublicText, { id });
    expect([JSON.stringify(document).includes('Zebedee'), isShown]).toEqual([false, false]);
    await save(id, page([text('Zebedee Quill', redaction('mark-0020'))], [text('07700 900123')]));
    expect(await proposed()).toEqual([['telephone number', '07700 900123']]);
    const refused = await oak
      .as('viewer')
      .get(`/consultations/representations/${id}/text/suggestions`);
    expect(refused.status).toBe(403);
  });

  it('keeps what the editor writes: links, sizes, lists that begin anywhere', async () => {
    const { id } = await said.register();
    const written: TextDocument = {
      type: 'doc',
      content: [
        {
          type: 'orderedList',
          attrs: { start: 3, type: null },
          content: [
            {
              type: 'listItem',
              content: [
                {
                  type: 'paragraph',
                  content: [
                    text('the plan', {
                      type: 'link',
                      attrs: {
                        href: 'https://plan.test/',
                        target: '_blank',
                        rel: 'noopener noreferrer',
                        class: null,
                        title: null,
                      },
                    }),
                    text('large', { type: 'textStyle', attrs: { fontSize: '24px' } }),
                  ],
                },
              ],
            },
          ],
        },
      ],
    };
    await save(id, written);
    expect((await officer().call(getText, { id })).document).toEqual(written);
  });

  it('is nothing to another council', async () => {
    const { id } = await said.register();
    const elm = await newCouncil();
    expect((await elm.as('officer').get(`/consultations/representations/${id}/text`)).status).toBe(
      404,
    );
    expect(
      (await elm.as('officer').get(`/consultations/representations/${id}/public-text`)).status,
    ).toBe(404);
  });
});

it('says which words were tagged with a topic that was deleted meanwhile, once', async () => {
  const admin = oak.as('admin');
  const { topic } = await admin.call(addTopic, { name: 'Short-lived' });
  const { id } = await said.register({ text: 'The weir.' });
  await admin.call(removeTopic, { id: topic.id, row_version: topic.row_version });
  const tag: TextMark = { type: 'tag', attrs: { id: 'mark-0099', tagIds: [topic.id] } };
  const saved = await save(id, page([text('The '), text('weir', tag), text('.')]));
  expect(saved.lost_topics).toEqual(['weir']);
  expect((await officer().call(getRepresentation, { id })).representation.topics).toEqual([]);
  const again = await save(id, page([text('The old '), text('weir', tag), text('.')]), 1);
  expect(again.lost_topics).toEqual([]);
});

it('proposals of redactions are for each account a share of what they take', async () => {
  const { id } = await said.register();
  expect(
    await beyondShare(
      oak,
      'redaction-suggestions',
      (who) => oak.as(who).get(`/consultations/representations/${id}/text/suggestions`),
      ['officer', 'admin'],
    ),
  ).toEqual(OWN_SHARE);
});
