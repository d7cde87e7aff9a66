import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { editsOf } from '../history/testing/edits-of.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import {
  addLetter,
  listCorrespondenceEvents,
  listCorrespondenceTypes,
  listLetters,
} from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;
let site: number;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  const [first] = await writeSites(oak, someSites(1));
  site = first?.id ?? 0;
}, 120_000);

const officer = () => oak.as('officer');
const address = () => `/site/v2/${site}/correspondence`;
const letter = (more: object = {}) => ({
  event: 1,
  receivedDate: '2026-04-03',
  acknowledgeDate: '2026-04-07',
  ...more,
});
const edits = (limit: number) => editsOf(oak, site, limit);

describe('correspondence on a site', () => {
  it('may be not acknowledged yet, where that is said', async () => {
    const [event] = await oak.as('viewer').call(listCorrespondenceEvents, {});
    const waiting = { event: event?.id, acknowledgeDate: null, notAcknowledged: true };
    const added = await officer().post(address(), { json: letter(waiting) });
    expect(added).toMatchObject({
      status: 201,
      body: { result: { correspondence: { acknowledgeDate: null, row_version: 1 } } },
    });
    const { correspondence } = answerOf(addLetter, added);
    const later = { event: event?.id, acknowledgeDate: '2026-04-09', row_version: 1 };
    expect(
      await officer().put(`${address()}/${correspondence.id}`, { json: letter(later) }),
    ).toMatchObject({ body: { result: { correspondence: { acknowledgeDate: '2026-04-09' } } } });
    expect((await officer().delete(`${address()}/${correspondence.id}`)).status).toBe(204);
  });

  it('is written down, listed, changed field by field in the history, and removed', async () => {
    const [type] = await oak.as('viewer').call(listCorrespondenceTypes, {});
    const [event, other] = await oak.as('viewer').call(listCorrespondenceEvents, {});
    const added = await officer().post(address(), {
      json: letter({
        event: event?.id,
        correspondence: type?.id,
        letterDate: '2026-04-01',
        responseDeadline: '',
        text: 'They offer the land.',
      }),
    });
    expect(added.status).toBe(201);
    const { correspondence } = answerOf(addLetter, added);
    expect(correspondence).toEqual({
      id: expect.any(Number),
      event: event?.id,
      eventName: event?.name,
      correspondence: type?.id,
      correspondenceName: type?.name,
      letterDate: '2026-04-01',
      receivedDate: '2026-04-03',
      acknowledgeDate: '2026-04-07',
      responseDeadline: null,
      text: 'They offer the land.',
      row_version: 1,
    });
    expect(await edits(1)).toEqual([`Correspondence, ${event?.name}||Added`]);
    const put = () =>
      officer().put(`${address()}/${correspondence.id}`, {
        json: letter({
          event: other?.id,
          correspondence: type?.id,
          receivedDate: '2026-04-02',
          text: 'They offer the land.',
          row_version: 1,
        }),
      });
    expect(await put()).toMatchObject({
      status: 200,
      body: { result: { correspondence: { eventName: other?.name, row_version: 2 } } },
    });
    const label = `Correspondence, ${other?.name}`;
    expect((await edits(3)).sort()).toEqual([
      `${label}: Event|${event?.name}|${other?.name}`,
      `${label}: Letter date|2026-04-01|Empty`,
      `${label}: Received date|2026-04-03|2026-04-02`,
    ]);
    expect(await put()).toMatchObject({ body: { error: { code: 'changed-meanwhile' } } });
    const later = await officer().post(address(), {
      json: letter({ receivedDate: '2026-05-01', acknowledgeDate: '2026-05-04' }),
    });
    expect(later.status).toBe(201);
    const listed = await oak.as('viewer').call(listLetters, { siteId: site });
    expect(listed.correspondence.map(({ receivedDate }) => receivedDate)).toEqual([
      '2026-05-01',
      '2026-04-02',
    ]);
    expect((await officer().delete(`${address()}/${correspondence.id}`)).status).toBe(204);
    expect((await officer().delete(`${address()}/${correspondence.id}`)).status).toBe(404);
    expect(await edits(1)).toEqual([`${label}||Removed`]);
  });

  it.each([
    [{ event: undefined }, 'event', 'Please choose an event'],
    [{ event: 7_654_321 }, 'event', 'There is no such event'],
    [{ correspondence: 7_654_321 }, 'correspondence', 'There is no such type of correspondence'],
    [{ receivedDate: undefined }, 'receivedDate', 'Please enter the reveiced date'],
    [{ receivedDate: '' }, 'receivedDate', 'Please enter the reveiced date'],
    [{ acknowledgeDate: undefined }, 'acknowledgeDate', 'Please enter the aknowledge date'],
    [
      { acknowledgeDate: '2026-04-02' },
      'acknowledgeDate',
      'Received date (3 April 2026) is later than Acknowledge date (2 April 2026)',
    ],
    [
      { responseDeadline: '2026-04-01' },
      'responseDeadline',
      'Received date (3 April 2026) is later than Response deadline (1 April 2026)',
    ],
    [
      { responseDeadline: '2026-04-06' },
      'responseDeadline',
      'Acknowledge date (7 April 2026) is later than Response deadline (6 April 2026)',
    ],
    [{ letterDate: '2026-02-31' }, 'letterDate', 'Please enter a date'],
    [{ letterDate: '0000-01-01' }, 'letterDate', 'Please enter a date'],
    [{ text: 'x'.repeat(10_001) }, 'text', 'Text must be at most 10,000 characters'],
  ])('is refused with words: %j', async (more, field, words) => {
    expect(await officer().post(address(), { json: letter(more) })).toMatchObject({
      status: 400,
      body: { error: { fields: { [field]: words } } },
    });
  });

  it('belongs to those who may write, in their own council', async () => {
    const json = letter();
    expect((await oak.as('signed-out').post(address(), { json })).status).toBe(401);
    expect((await oak.as('viewer').post(address(), { json })).status).toBe(403);
    expect((await oak.as('resident').get(address())).status).toBe(403);
    expect((await elm.as('officer').get(address())).status).toBe(404);
    expect((await elm.as('officer').post(address(), { json })).status).toBe(404);
  });
});
