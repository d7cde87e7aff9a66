import { describe, expect, it } from 'vitest';
import { useWorld } from '../../platform/testing/world.ts';
import { removeResponses, withdrawApproval } from '../responses/contract.ts';
import { changeConsultation, listConsultations } from '../consultations/contract.ts';
import { getContact, updateContact } from '../contacts/contract.ts';
import { publicationMessages } from '../ground/publication/messages.ts';
import type { consents } from '../ground/representations/representation-rules.ts';
import { documentOf } from '../ground/texts/plain-text.ts';
import type { TextDocument } from '../ground/texts/text-nodes.ts';
import { redacted, usePublishing } from '../published-representations/testing/publishing.ts';
import {
  changeRepresentation,
  getRepresentation,
  removeRepresentations,
  representationHistory,
  restoreRepresentations,
  undoRepresentation,
  updateStatus,
} from '../representations/contract.ts';
import { getText, putText } from '../texts/contract.ts';
import { getPublication } from './contract.ts';
import { publishingMessages } from './messages.ts';

useWorld();

const { council, said, page, published, registered, step } = usePublishing();
const officer = () => council().as('officer');
const refusals = publishingMessages.refusals;

/** It was approved once, and waits for nobody now. */
async function lapsed(id: number): Promise<void> {
  expect(await officer().call(getPublication, { id })).toMatchObject({ state: null });
  const { history } = await officer().call(representationHistory, { id });
  expect(JSON.stringify(history)).toContain(publicationMessages.approvalLapsed);
  expect((await step('officer', id, 'publish')).refused).toEqual([
    { id, why: refusals.notApproved },
  ]);
}

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
    const id = await published();
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

    // A redaction of which the public reads nothing new is no reason to take it from it.
    const document = redacted('The lane floods often');
    expect(await officer().call(putText, { id, document, revision: 1 })).toMatchObject({
      withdrawn: false,
    });
    expect((await page(`/p/representations/${id}`)).status).toBe(200);
  });

  it.each([
    ['a part of a word', 'floods', 'flo', 'ods every winter'],
    ['a word that stands elsewhere, too', 'winter', 'winter', ' after winter'],
    ['a word of the label', 'name', 'name', ' me in winter'],
    ['a part of a number', '07700 900123', '900', '123 is my number'],
    ['an emoji', '🏡', '🏡', ' is mine'],
  ])('ends at once for %s', async (_what, before, covered, after) => {
    const id = await published({ text: `Winter comes. ${before}${after}` });
    const document: TextDocument = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Winter comes. ' },
            {
              type: 'text',
              text: covered,
              marks: [
                {
                  type: 'redaction',
                  attrs: { id: 'mark-0001', redactionType: 'name', comment: '' },
                },
              ],
            },
            { type: 'text', text: after },
          ],
        },
      ],
    };
    const saved = await officer().call(putText, { id, document, revision: 0 });
    expect(saved.withdrawn).toBe(true);
    expect((await page(`/p/representations/${id}`)).status).toBe(404);
  });

  it('ends at once where a redaction is moved to the same words in another place', async () => {
    const words = (at: number): TextDocument => ({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: ['Ann', ' wrote to ', 'Ann', '.'].map((text, index) => ({
            type: 'text',
            text,
            marks:
              index === at
                ? [
                    {
                      type: 'redaction',
                      attrs: { id: 'mark-0001', redactionType: 'name', comment: '' },
                    },
                  ]
                : [],
          })),
        },
      ],
    });
    const { id } = await registered();
    await officer().call(putText, { id, document: words(0), revision: 0 });
    await step('officer', id, 'ask');
    await step('admin', id, 'approve');
    await step('officer', id, 'publish');
    expect((await page(`/p/representations/${id}`)).html).toContain('&gt; wrote to Ann.');
    expect(await officer().call(putText, { id, document: words(2), revision: 1 })).toMatchObject({
      withdrawn: true,
    });
    expect((await page(`/p/representations/${id}`)).status).toBe(404);
  });

  it('ends where an undo takes the consent back, and the answer of the undo says so', async () => {
    const { id } = await registered({ consent: 'None' });
    const { representation } = await officer().call(getRepresentation, { id });
    const { row_version } = representation;
    await officer().call(changeRepresentation, { id, row_version, consent: 'Name and text' });
    await step('officer', id, 'ask');
    await step('admin', id, 'approve');
    await step('officer', id, 'publish');
    expect((await page(`/p/representations/${id}`)).status).toBe(200);
    const { withdrawn } = await officer().call(undoRepresentation, { id });
    expect(withdrawn).toBe(publicationMessages.withdrawnConsent);
    expect((await page(`/p/representations/${id}`)).status).toBe(404);
  });

  it('ends at once where consent no longer covers what is published', async () => {
    const consent = async (id: number, given: (typeof consents)[number]) => {
      const { representation } = await officer().call(getRepresentation, { id });
      const { row_version } = representation;
      const sent = { id, row_version, consent: given };
      return (await officer().call(changeRepresentation, sent)).withdrawn;
    };
    const [named, refused, unnamed] = [
      await published(),
      await published(),
      await published({ consent: 'Text only' }),
    ];
    // The answer says that the public lost it, and why.
    const why = publicationMessages.withdrawnConsent;
    expect(await consent(named, 'Text only')).toBe(why);
    expect(await consent(refused, 'None')).toBe(why);
    // Whose name was never published may let it be published: nothing shown is too much.
    expect(await consent(unnamed, 'Name and text')).toBeNull();
    expect((await page(`/p/representations/${unnamed}`)).status).toBe(200);
    expect(await consent(unnamed, 'Text only')).toBeNull();
    expect((await page(`/p/representations/${unnamed}`)).status).toBe(200);
    expect(await consent(unnamed, 'None')).toBe(why);
    for (const id of [named, refused, unnamed]) {
      expect((await page(`/p/representations/${id}`)).status).toBe(404);
      expect((await page('/p/representations')).html).not.toContain(`/${id}"`);
      expect((await page('/p/representations?q=floods')).html).not.toContain(`/${id}"`);
      expect(await officer().call(getPublication, { id })).toMatchObject({ state: null });
      const { history } = await officer().call(representationHistory, { id });
      expect(JSON.stringify(history)).toContain(publicationMessages.withdrawnConsent);
    }
    // What consent still covers can be published anew.
    await step('officer', named, 'ask');
    await step('admin', named, 'approve');
    await step('officer', named, 'publish');
    const { html } = await page(`/p/representations/${named}`);
    expect(html).toContain('Name withheld');
    expect(html).not.toContain('Ada');
  });

  it.each<[string, object]>([
    ['consent', { consent: 'Text only' }],
    ['policy', { policy: 'H7' }],
    ['attitude', { attitude: 'Oppose' }],
    ['date', { receivedDate: '2026-01-05' }],
  ])('needs a new approval where its %s is another', async (_what, change) => {
    const { id } = await registered();
    await step('officer', id, 'ask');
    await step('admin', id, 'approve');
    const { representation } = await officer().call(getRepresentation, { id });
    const { row_version } = representation;
    await officer().call(changeRepresentation, { id, row_version, ...change });
    await lapsed(id);
    expect((await page(`/p/representations/${id}`)).status).toBe(404);
    await step('officer', id, 'ask');
    await step('admin', id, 'approve');
    expect((await step('officer', id, 'publish')).ids).toEqual([id]);
  });

  it('needs a new approval where what it shows has another name now', async () => {
    const approved = async () => {
      const { id } = await registered();
      await step('officer', id, 'ask');
      await step('admin', id, 'approve');
      return id;
    };
    const one = await approved();
    const { contact } = await officer().call(getContact, { id: said().contacts.ada });
    await officer().call(updateContact, {
      id: contact.id,
      row_version: contact.row_version,
      lastName: 'Fen',
    });
    await lapsed(one);
    const other = await approved();
    const { consultations } = await officer().call(listConsultations, {});
    const consultation = consultations.find((each) => each.id === said().event);
    if (!consultation) throw new Error('No consultation');
    const { id, name, document, opensAt, closesAt, row_version } = consultation;
    await officer().call(changeConsultation, {
      id,
      document,
      opensAt,
      closesAt,
      row_version,
      kind: 'Publication (regulation 19)',
      name: `${name}, again`,
    });
    await lapsed(other);
    // Work on it that the public does not see leaves the approval.
    const third = await approved();
    await officer().call(updateStatus, { ids: [third], status: 'In review' });
    expect(await officer().call(getPublication, { id: third })).toMatchObject({
      state: 'Approved',
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

  it('takes a response from the public once it is approved no longer, and nothing that was approved since to it', async () => {
    const id = await published();
    const write = async (councilResponse: string) =>
      said().approve(await said().write({ representationIds: [id], councilResponse }));
    const publishAnew = async () => {
      await step('officer', id, 'ask');
      await step('admin', id, 'approve');
      await step('officer', id, 'publish');
    };
    const shown = async () => (await page(`/p/representations/${id}`)).html;
    const [renewed, widened] = [
      await write('Drains will be renewed.'),
      await write('It is widened.'),
    ];
    await publishAnew();
    await write('Approved after that.');
    const { response } = await council()
      .as('admin')
      .call(withdrawApproval, { id: renewed.id, row_version: renewed.row_version });
    expect(await shown()).not.toContain('Drains will be renewed.');
    expect(await shown()).toContain('It is widened.');
    expect(await shown()).not.toContain('Approved after that.');
    await said().approve(response);
    expect(await shown()).not.toContain('Drains will be renewed.');
    await officer().call(removeResponses, { ids: [widened.id] });
    expect((await page(`/p/representations/${id}`)).status).toBe(200);
    expect(await shown()).not.toContain('It is widened.');
    const { history } = await officer().call(representationHistory, { id });
    expect(JSON.stringify(history)).toContain(publicationMessages.responseWithdrawn);
    await publishAnew();
    expect(await shown()).toContain('Drains will be renewed.');
    expect(await shown()).toContain('Approved after that.');
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
