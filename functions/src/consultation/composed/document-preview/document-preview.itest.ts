import { beforeAll, describe, expect, it } from 'vitest';
import { beyondShare, OWN_SHARE } from '../../../platform/testing/beyond-share.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { addBlock, addDocument } from '../../documents/contract.ts';
import { questionStyle } from '../../ground/documents/view/question-style.ts';
import { consulted } from '../../representations/testing/consulted.ts';
import { previewDocument } from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

/** A document with a text, a chart, and a link that is not finished. */
async function drafted() {
  const officer = oak.as('officer');
  const { document } = await officer.call(addDocument, { title: 'Plan <b>2041</b>' });
  const { id, sections } = document;
  const sectionId = sections.find(({ kind }) => kind === 'section')!.id;
  const add = (position: number, type: 'textBlock' | 'chart' | 'link', content: object) =>
    officer.call(addBlock, { id, sectionId, position, isBeside: false, type, content });
  await add(0, 'textBlock', { html: '<p>We need <strong>homes</strong>.</p>' });
  await add(1, 'chart', {
    chartName: 'Homes by <ward>',
    chartType: 'column',
    columnChartType: 'group',
    isPercentageable: false,
    chartData: [
      { label: 'Byker', value: 1200, serial: 'Built' },
      { label: 'Byker', value: null, serial: 'Planned' },
    ],
  });
  await add(2, 'link', { words: 'Unfinished', address: '', inNewTab: false });
  return id;
}

describe('the preview of a draft', () => {
  it('shows what would be published, as words, and leaves out what is not finished', async () => {
    const id = await drafted();
    const { title, html, leftOut } = await oak.as('viewer').call(previewDocument, { id });
    expect(title).toBe('Plan <b>2041</b>');
    expect(leftOut).toBe(1);
    expect(html).toContain('<h1>Plan &lt;b&gt;2041&lt;/b&gt;</h1>');
    expect(html).toContain('<p>We need <strong>homes</strong>.</p>');
    expect(html).not.toContain('Unfinished');
    expect(html).not.toContain('<script');
    // Questions look as the public will see them.
    expect(html).toContain(questionStyle);
    // The figures of the chart, for those who do not see it.
    expect(html).toContain('<figcaption>Homes by &lt;ward&gt;</figcaption>');
    expect(html).toMatch(/<th scope="row">Byker<\/th><td>1,200<\/td><td>-<\/td>/);
    expect(html).toMatch(/<svg [^>]*aria-label="Homes by &lt;ward&gt;: Built Byker 1,200/);
  });

  it('tells of the consultation that it belongs to, as the public will read it', async () => {
    const { event: consultationId } = await consulted(oak);
    const { document } = await oak
      .as('officer')
      .call(addDocument, { title: 'Plan', consultationId });
    const { html } = await oak.as('viewer').call(previewDocument, { id: document.id });
    expect(html).toContain('Draft local plan');
  });

  it('is for staff of its council', async () => {
    const path = `/documents/drafts/${await drafted()}/preview`;
    expect((await oak.as('signed-out').get(path)).status).toBe(401);
    expect((await oak.as('resident').get(path)).status).toBe(403);
    expect((await elm.as('officer').get(path)).status).toBe(404);
  });
});

describe('a chart', () => {
  it.each([
    [{ chartType: 'radar' }, 'content.chartType'],
    [{ chartData: [{ label: 'A', value: 'x', serial: '' }] }, 'content.chartData[0].value'],
    [{ chartName: 'x'.repeat(201) }, 'content.chartName'],
  ])('refuses %j', async (wrong, field) => {
    const officer = oak.as('officer');
    const { document } = await officer.call(addDocument, { title: 'Plan' });
    const content = {
      chartName: 'Homes',
      chartType: 'pie',
      columnChartType: 'default',
      isPercentageable: false,
      chartData: [],
      ...wrong,
    };
    const json = {
      sectionId: document.sections[1]!.id,
      position: 0,
      isBeside: false,
      type: 'chart',
      content,
    };
    const { status, body } = await officer.post(`/documents/drafts/${document.id}/blocks`, {
      json,
    });
    expect(status).toBe(400);
    expect(Object.keys((body as { error: { fields: object } }).error.fields)).toContain(field);
  });
});

it('previews are for each account a share of what they take', async () => {
  const id = await drafted();
  expect(
    await beyondShare(oak, 'document-previews', (who) =>
      oak.as(who).get(`/documents/drafts/${id}/preview`),
    ),
  ).toEqual(OWN_SHARE);
});
