import { describe, expect, it } from 'vitest';
import { useWorld } from '../../platform/testing/world.ts';
import { documentOf } from '../ground/texts/plain-text.ts';
import { redacted, usePublishing } from '../public-pages/testing/publishing.ts';
import {
  changeRepresentation,
  getRepresentation,
  removeRepresentations,
  representationHistory,
  restoreRepresentations,
} from '../representations/contract.ts';
import { getText, putText } from '../texts/contract.ts';
import { getPublication } from './contract.ts';
import { publishingMessages } from './messages.ts';

useWorld();

const { council, said, page, published, registered, step } = usePublishing();
const officer = () => council().as('officer');
const refusals = publishingMessages.refusals;

describe('the way to the public', () => {
  it('takes another officer, consent and a step at a time', async () => {
    const { id } = await said().register({ representee: { contactId: said().contacts.ada } });
    expect((await step('officer', id, 'ask')).refused).toEqual([{ id, why: refusals.noConsent }]);
    const { representation } = await officer().call(getRepresentation, { id });
    await officer().call(changeRepresentation, {
      id,
      row_version: representation.row_version,
      consent: 'Text only',
    });
    expect((await step('officer', id, 'publish')).refused).toEqual([
      { id, why: refusals.notApproved },
    ]);
    expect((await step('officer', id, 'ask')).ids).toEqual([id]);
    expect((await step('officer', id, 'approve')).refused).toEqual([{ id, why: refusals.ownWork }]);
    expect((await page(`/p/representations/${id}`)).status).toBe(404);
    expect((await step('admin', id, 'approve')).ids).toEqual([id]);
    expect((await step('officer', id, 'publish')).ids).toEqual([id]);
    const { html } = await page(`/p/representations/${id}`);
    expect(html).toContain('The lane floods every winter.');
    expect(html).toContain('Name withheld');
    expect(html).not.toContain('Ada');
    const { history } = await officer().call(representationHistory, { id });
    expect(JSON.stringify(history)).toContain('Published, edition 1');
    expect(await council().as('viewer').call(getPublication, { id })).toMatchObject({
      state: 'Published',
      edition: 1,
      isOutdated: false,
    });
  });

  it('is closed to viewers, and approval lapses when the public text changes', async () => {
    const { id } = await registered();
    const forbidden = await council()
      .as('viewer')
      .put('/consultations/representations/publication', {
        json: { ids: [id], step: 'ask' },
      });
    expect(forbidden.status).toBe(403);
    await step('officer', id, 'ask');
    await step('admin', id, 'approve');
    const { revision } = await officer().call(getText, { id });
    await officer().call(putText, { id, document: redacted('0191 498 0000'), revision });
    expect((await step('officer', id, 'publish')).refused).toEqual([
      { id, why: refusals.notApproved },
    ]);
    await step('admin', id, 'ask');
    // Whoever wrote the text does not approve it either.
    expect((await step('officer', id, 'approve')).refused).toEqual([{ id, why: refusals.ownWork }]);
  });

  it('shows an edition until the next, and tells that it is outdated', async () => {
    const id = await published();
    const before = (await page(`/p/representations/${id}`)).html;
    await officer().call(putText, { id, document: documentOf('The lane floods.'), revision: 0 });
    expect(await officer().call(getPublication, { id })).toMatchObject({ isOutdated: true });
    expect((await page(`/p/representations/${id}`)).html).toBe(before);
    await step('officer', id, 'ask');
    await step('admin', id, 'approve');
    await step('officer', id, 'publish');
    const { html } = await page(`/p/representations/${id}`);
    expect(html).toContain('The lane floods.');
    expect(html).not.toContain('every winter');
    expect(await officer().call(getPublication, { id })).toMatchObject({
      edition: 2,
      isOutdated: false,
    });
  });

  it('ends at once where words are redacted that the public reads', async () => {
    const [id, harmless] = [await published(), await published()];
    const saved = await officer().call(putText, {
      id,
      document: redacted('The lane floods'),
      revision: 0,
    });
    expect(saved.withdrawn).toBe(true);
    expect((await page(`/p/representations/${id}`)).status).toBe(404);
    expect((await page('/p/representations?q=floods')).html).not.toContain(`/${id}"`);
    expect(await officer().call(getPublication, { id })).toMatchObject({ state: null });
    const { history } = await officer().call(representationHistory, { id });
    expect(JSON.stringify(history)).toContain(
      'Withdrawn: the public could read words that are redacted now',
    );
    await step('officer', id, 'ask');
    await step('admin', id, 'approve');
    await step('officer', id, 'publish');
    const { html } = await page(`/p/representations/${id}`);
    expect(html).toContain('&lt;Redacted telephone number&gt;');
    expect(html).not.toContain('floods');

    // What the public never read is no reason to take it from it.
    const document = redacted('0191 498 0000');
    expect(await officer().call(putText, { id: harmless, document, revision: 0 })).toMatchObject({
      withdrawn: false,
    });
    expect((await page(`/p/representations/${harmless}`)).status).toBe(200);
    expect(await officer().call(putText, { id: harmless, document, revision: 1 })).toMatchObject({
      withdrawn: false,
    });
  });

  it('publishes the council’s response once it is approved, and again when that was', async () => {
    const id = await published();
    const drafted = await said().write({
      representationIds: [id],
      councilResponse: 'The drains of <Mill Lane> will be renewed.',
    });
    expect(await officer().call(getPublication, { id })).toMatchObject({ isOutdated: false });
    await said().approve(drafted);
    expect(await officer().call(getPublication, { id })).toMatchObject({ isOutdated: true });
    expect((await page(`/p/representations/${id}`)).html).not.toContain('renewed');
    await step('officer', id, 'ask');
    await step('admin', id, 'approve');
    await step('officer', id, 'publish');
    expect((await page(`/p/representations/${id}`)).html).toContain(
      'The drains of &lt;Mill Lane&gt; will be renewed.',
    );
    expect(await officer().call(getPublication, { id })).toMatchObject({ isOutdated: false });
  });

  it('goes back by withdrawing or deleting, and restoring does not publish', async () => {
    const withdrawn = await published();
    await step('officer', withdrawn, 'withdraw');
    expect((await page(`/p/representations/${withdrawn}`)).status).toBe(404);
    const deleted = await published();
    await officer().call(removeRepresentations, { ids: [deleted] });
    expect((await page(`/p/representations/${deleted}`)).status).toBe(404);
    await officer().call(restoreRepresentations, { ids: [deleted] });
    expect((await page(`/p/representations/${deleted}`)).status).toBe(404);
    expect((await officer().call(getRepresentation, { id: deleted })).representation).toMatchObject(
      { publication: null },
    );
  });
});
