import { beforeAll, describe, expect, it } from 'vitest';
import { newestMails } from '../../platform/mail/mailbox.ts';
import { readPdf } from '../../platform/print/testing/read-pdf.ts';
import { type Council, newCouncil } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { getContact, updateContact } from '../contacts/contract.ts';
import { representationHistory } from '../representations/contract.ts';
import { markChecked } from '../texts/contract.ts';
import {
  getResponse,
  listDeliveries,
  postLetters,
  retryDeliveries,
  sendResponse,
  takeBackResponse,
} from './contract.ts';
import { previewLetter } from './contract/letters.ts';
import { getReports, getTimeline } from './contract/reports.ts';
import { sendingMessages as messages } from './messages.ts';
import { answeredIn } from './testing/answered.ts';
import { deliverMails } from './testing/deliver.ts';

useWorld();

/** What was redacted: it stands in the original and must stand nowhere else. */
const CANARY = 'Zyzzyva';
const PUBLIC = 'My doctor, <Redacted name>, agrees.';
const PUBLIC_IN_MAIL = 'My doctor, (Redacted name), agrees.';

let oak: Council;
let at: Awaited<ReturnType<typeof answeredIn>>;

const officer = () => oak.as('officer');
const read = async (id: number) => (await oak.as('viewer').call(getResponse, { id })).response;
const mails = () => newestMails(`ada@${oak.shortName}.test`);

beforeAll(async () => {
  oak = await newCouncil();
  at = await answeredIn(oak);
}, 120_000);

/** Representations of Ada (e-mail), Bo (postal address) and Cy (neither), with a redacted name. */
async function threeSaid() {
  const { ada, bo, cy } = at.contacts;
  const said = [];
  for (const contactId of [ada, bo, cy])
    said.push(
      await at.register({
        representee: { contactId },
        text: `My doctor, ${CANARY}, agrees.`,
        attitude: 'Oppose',
      }),
    );
  const ids = said.map(({ id }) => id);
  await at.sql(
    `update public_texts set plain = '${PUBLIC}' where representation_id in (${ids.join()})`,
  );
  return ids as [number, number, number];
}

const text =
  '<h3>Thank you</h3><p>Dear {salutation},</p><p>{if oppose}We note your <strong>objection</strong> <em>with thanks</em>.{else}We note your support.{end}</p>' +
  '<ul><li>You wrote: {representation}</li><li>{if late}It was late.{end}</li></ul><p>{representee}, {reference}</p>';

describe('a response that is sent', () => {
  it('goes by e-mail, else as a letter, else says why not; nothing redacted is in any of it', async () => {
    const [ada, bo, cy] = await threeSaid();
    const draft = await at.write({ text, representationIds: [ada, bo, cy] });
    const early = await officer().post(`/consultations/response/${draft.id}/send`, {
      json: { row_version: draft.row_version },
    });
    expect(early).toMatchObject({
      status: 400,
      body: { error: { fields: { approval: messages.notApproved } } },
    });

    const sent = await at.send(draft);
    expect(sent.state).toBe('Sending');
    expect(sent.deliveries).toMatchObject([
      { representationId: ada, way: 'email', state: 'Queued', recipient: 'Ms Ada Marsh' },
      { representationId: bo, way: 'letter', state: 'Queued', recipient: 'Bo Reed' },
      { representationId: cy, state: 'Failed', reason: messages.noAddress },
    ]);
    expect(await at.statusOf(ada)).toBe('Response approved');
    expect(await deliverMails(oak)).toBe(1);
    expect(await deliverMails(oak)).toBe(0);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Your representation ${ada}: Draft local plan`);
    expect(mail?.body).toBe(
      `Thank you\n\nDear Ms Marsh,\n\nWe note your objection with thanks.\n\n- You wrote: ${PUBLIC_IN_MAIL}\n\nAda Marsh, ${ada}`,
    );
    expect(await at.statusOf(ada)).toBe('Response sent');
    const { history } = await officer().call(representationHistory, { id: ada });
    expect(history.map(({ edit_content }) => edit_content)).toContain(
      'Status|Response approved|Response sent',
    );

    const letter = sent.deliveries[1]?.id ?? 0;
    const byPost = await officer().post('/consultations/response/deliveries/print', {
      json: { responseIds: [draft.id] },
    });
    expect((await readPdf(byPost.bytes)).pages).toBe(2);
    const printed = await officer().post('/consultations/response/deliveries/print', {
      json: { ids: sent.deliveries.map(({ id }) => id) },
    });
    const pdf = await readPdf(printed.bytes);
    expect(pdf.pages).toBe(3);
    expect(pdf.textOf(2)).toContain('Bo Reed 3 Quay Street Oakham SW1A 1AA');
    expect(pdf.textOf(2)).toContain(`Your representation ${bo}: Draft local plan`);
    expect(pdf.textOf(2)).toContain('Page 1');
    expect(pdf.tags.map(({ role }) => role)).toEqual(expect.arrayContaining(['H1', 'H2', 'L']));
    expect(pdf.marked).toBe(true);
    const letterTo = `/consultations/response/${draft.id}/letter?representationId=${bo}`;
    // It quotes what nobody has looked over yet.
    expect((await oak.as('viewer').get(letterTo)).status).toBe(403);
    const one = await officer().get(letterTo);
    expect(one.headers.get('content-disposition')).toContain(
      `Response ${draft.id} to representation ${bo}.pdf`,
    );
    for (const words of [JSON.stringify(await read(draft.id)), pdf.text, mail?.body ?? ''])
      expect(words).not.toContain(CANARY);

    expect((await officer().call(postLetters, { ids: [letter] })).ids).toEqual([letter]);
    expect((await officer().call(postLetters, { ids: [letter] })).ids).toEqual([]);
    expect(await at.statusOf(bo)).toBe('Response sent');
    expect(await read(draft.id)).toMatchObject({ state: 'Sending' });

    // An address is found, and the last of them goes as well.
    const { contact } = await officer().call(getContact, { id: at.contacts.cy });
    await officer().call(updateContact, {
      id: contact.id,
      row_version: contact.row_version,
      firstName: 'Cy',
      lastName: 'Nowhere',
      email: `cy@${oak.shortName}.test`,
    });
    const failed = sent.deliveries[2]?.id ?? 0;
    expect((await officer().call(retryDeliveries, { ids: [failed, letter] })).ids).toEqual([
      failed,
    ]);
    await deliverMails(oak);
    expect(await newestMails(`cy@${oak.shortName}.test`)).toHaveLength(1);
    expect(await read(draft.id)).toMatchObject({ state: 'Sent' });
    const changed = await officer().post('/consultations/response', {
      json: {
        responses: [
          {
            id: draft.id,
            row_version: (await read(draft.id)).row_version,
            description: 'Other',
            text: '<p>Other</p>',
          },
        ],
      },
    });
    expect(changed.status).toBe(400);

    const { actions } = await oak.as('viewer').call(getTimeline, { representationId: cy });
    expect(actions.map(({ actionType }) => actionType)).toEqual(
      expect.arrayContaining(['registered', 'answered', 'sent', 'changed']),
    );
    expect(JSON.stringify(actions)).not.toContain(CANARY);
    const report = await oak.as('viewer').call(getReports, { consultationId: at.event });
    expect(report).toMatchObject({
      total: 3,
      answered: 3,
      overdue: 0,
      deliveries: { queued: 0, sent: 3, failed: 0 },
    });
    const { total } = await officer().call(listDeliveries, { state: 'Failed' });
    expect(total).toBe(0);
    const { deliveries } = await oak.as('viewer').call(listDeliveries, { way: 'letter' });
    expect(deliveries).toMatchObject([{ id: letter, responseId: draft.id, state: 'Sent' }]);
  });

  it('is taken back while nothing of it has left the house', async () => {
    const [ada, bo] = await threeSaid();
    const letters = await at.send(await at.write({ representationIds: [ada, bo] }), 'letter');
    const { id, row_version } = letters;
    const { response } = await officer().call(takeBackResponse, { id, row_version });
    expect(response).toMatchObject({ state: 'Approved', deliveries: [] });
    expect(await at.statusOf(bo)).toBe('Response approved');

    const again = (
      await officer().call(sendResponse, { id, row_version: response.row_version, way: 'letter' })
    ).response;
    await officer().call(postLetters, { ids: [again.deliveries[1]?.id ?? 0] });
    const { row_version: now } = await read(id);
    const late = await officer().delete(`/consultations/response/${id}/send`, {
      json: { row_version: now },
    });
    expect(late).toMatchObject({
      status: 400,
      body: { error: { fields: { deliveries: messages.hasLeft } } },
    });
    expect((await read(id)).deliveries).toHaveLength(2);
  });

  it('is shown before as it will be, with what is not known', async () => {
    const [, bo] = await threeSaid();
    const ask = {
      representationId: bo,
      text: '<p>Dear {salutation} of {organisation}: {representation}</p>',
    };
    const preview = async () => (await oak.as('viewer').call(previewLetter, ask)).letter;
    // Nobody has looked their words over yet, and a viewer does not read originals.
    expect((await preview()).html).toBe('<p>Dear Bo Reed of : </p>');
    await officer().call(markChecked, { ids: [bo] });
    expect(await preview()).toMatchObject({
      way: 'letter',
      recipient: 'Bo Reed',
      html: '<p>Dear Bo Reed of : My doctor, &lt;Redacted name&gt;, agrees.</p>',
      unknown: ['Their organisation'],
    });
  });
});
