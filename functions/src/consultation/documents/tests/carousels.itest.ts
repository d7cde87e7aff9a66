import { beforeAll, expect, it } from 'vitest';
import { type Council, twoCouncils } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { pagesServed } from '../../composed/public-site/testing/served-pages.ts';
import { changeSection } from '../contract.ts';
import { publishDocument } from '../contract/publishing.ts';
import { compareDocumentVersion, restoreDocumentVersion } from '../contract/versions.ts';
import { drafting } from '../testing/drafted.ts';

useWorld();

let oak: Council;
let elm: Council;
const { drafted, draft, publish } = drafting(() => oak);
const page = pagesServed();
const officer = () => oak.as('officer');

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

const text = (html: string) => ({ type: 'textBlock' as const, content: { html } });
const show = async (id: number, kind: 'section' | 'carousel') => {
  const section = (await draft(id)).sections.find((each) => each.kind !== 'hero')!;
  const { id: sectionId, row_version } = section;
  return (await officer().call(changeSection, { id, sectionId, kind, row_version })).section;
};

it('a section is read slide by slide where the council wants so, all of it without a script', async () => {
  const { id, sectionId } = await drafted([
    text('<p>First slide</p>'),
    text('<p>Second slide</p>'),
  ]);
  await publish(id);
  expect((await page(`/p/document/${id}`, oak)).html).not.toContain('class="slides"');
  expect(await show(id, 'carousel')).toMatchObject({ id: sectionId, kind: 'carousel' });
  await publish(id);
  const { html } = await page(`/p/document/${id}`, oak);
  const slides = /<ol class="slides".*?<\/ol>/s.exec(html)?.[0] ?? '';
  expect([...slides.matchAll(/<li aria-label="(.*?)"/g)].map(([, label]) => label)).toEqual([
    'Slide 1 of 2',
    'Slide 2 of 2',
  ]);
  expect(slides.indexOf('First slide')).toBeLessThan(slides.indexOf('Second slide'));
  expect(slides).toContain('Second slide');

  // One row needs no slides.
  const single = await drafted([text('<p>Alone</p>')]);
  await show(single.id, 'carousel');
  await publish(single.id);
  const { html: alone } = await page(`/p/document/${single.id}`, oak);
  expect(alone).toContain('Alone');
  expect(alone).not.toContain('class="slides"');
});

it('is told by versions, and restored with them', async () => {
  const { id, sectionId } = await drafted([text('<p>One</p>'), text('<p>Two</p>')]);
  await publish(id);
  const kept = (await draft(id)).revision;
  await show(id, 'carousel');
  const { differences } = await officer().call(compareDocumentVersion, { id, kept });
  expect(differences.map((each) => [each.kind, each.of, each.sectionId])).toEqual([
    ['changed', 'section', sectionId],
  ]);
  const { revision } = await draft(id);
  await officer().call(restoreDocumentVersion, { id, kept, revision });
  expect((await draft(id)).sections.find((each) => each.id === sectionId)?.kind).toBe('section');
});

it('is not what the beginning of a document can be, nor what just anybody makes it', async () => {
  const { id, sectionId } = await drafted([text('<p>One</p>')]);
  const hero = (await draft(id)).sections.find(({ kind }) => kind === 'hero')!;
  const path = (section: string) => `/documents/drafts/${id}/sections/${section}`;
  const json = { kind: 'carousel', row_version: 1 };
  const refused = await officer().patch(path(hero.id), {
    json: { ...json, row_version: hero.row_version },
  });
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ error: { fields: { kind: expect.any(String) as string } } });
  const unknown = await officer().patch(path(sectionId), { json: { ...json, kind: 'hero' } });
  expect(unknown.status).toBe(400);
  for (const [who, status] of [
    [oak.as('viewer'), 403],
    [oak.as('signed-out'), 401],
    [elm.as('officer'), 404],
  ] as const)
    expect((await who.patch(path(sectionId), { json })).status).toBe(status);
  expect((await draft(id)).sections.map(({ kind }) => kind)).toEqual(['hero', 'section']);
  const { revision } = await draft(id);
  await officer().call(publishDocument, { id, revision });
});
