import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { getOwnAnswers, saveDraft } from '../contract.ts';
import { listAnswers } from '../council-contract.ts';
import { openedAt, sealedOpening } from '../moderation/opening.ts';
import { asked } from '../testing/given.ts';
import { holding } from '../testing/holding.ts';
import { anotherResident, openedEarlier, publishedDocument } from '../testing/open-document.ts';
import { said } from '../testing/sent-answer.ts';

useWorld();

let oak: Council;
let elm: Council;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

const { officer, submit, queue, why } = holding(() => oak);

describe('an answer is held', () => {
  it('where it came faster than anybody reads, by a start that only the server can set', async () => {
    const { id } = await publishedDocument(oak);
    const [una, bob] = [await anotherResident(oak, 'Una'), await anotherResident(oak, 'Bob')];
    const { opened, now } = await una.client.call(getOwnAnswers, { id });
    const { accountId } = una;
    expect(openedAt(oak, { documentId: id, accountId }, opened)).toEqual(new Date(now));
    // As if the clock stood still meanwhile, however slow the machine is.
    const later = new Date(Date.now() + 60_000).toISOString();
    const atOnce = sealedOpening(oak, { documentId: id, accountId, at: later });
    await submit(una, id, { text: 'At once' }, { opened: atOnce });
    const forged = [
      undefined,
      'v2.opening.AAAA',
      openedEarlier(oak, id, una.accountId),
      openedEarlier(elm, id, bob.accountId),
      openedEarlier(oak, id + 1, bob.accountId),
      openedEarlier(oak, id, bob.accountId).replace('opening', 'content'),
      sealedOpening(oak, { documentId: id, accountId: bob.accountId, at: '2999-01-01T00:00:00Z' }),
    ];
    for (const each of forged) {
      const { answer } = await submit(bob, id, { text: 'Forged' }, { opened: each });
      expect(answer).toMatchObject({ version: 1, answer: { text: 'Forged' } });
      const [first, ...others] = await why(id);
      expect(first).toEqual(['too fast']);
      expect(others).toEqual([expect.arrayContaining(['too fast'])]);
      await bob.client.delete(`/documents/${id}/questions/${asked.why}/answer`, {
        json: { version: 1 },
      });
    }
    expect(await why(id)).toEqual([['too fast']]);
  });

  it('not where somebody read before they logged in: the page keeps its start', async () => {
    const { id } = await publishedDocument(oak);
    const una = await anotherResident(oak, 'Una');
    const { opened, now } = await oak.as('signed-out').call(getOwnAnswers, { id });
    const [ofNobody, ofUna] = [
      { documentId: id, accountId: 0 },
      { documentId: id, accountId: una.accountId },
    ];
    expect(openedAt(oak, ofNobody, opened)).toEqual(new Date(now));
    expect(openedAt(elm, ofUna, opened)).toBeUndefined();
    expect(openedAt(oak, { ...ofUna, documentId: id + 1 }, opened)).toBeUndefined();
    expect((await una.client.call(getOwnAnswers, { id, opened })).opened).toBe(opened);
    const earlier = openedEarlier(oak, id, 0);
    await submit(una, id, { text: 'Read at home' }, { opened: earlier });
    expect(await why(id)).toEqual([]);
  });

  it('not where the page was open for a while, or the answer begun, nor where it is edited at once', async () => {
    const { id } = await publishedDocument(oak);
    const [una, bob] = [await anotherResident(oak, 'Una'), await anotherResident(oak, 'Bob')];
    const opened = openedEarlier(oak, id, una.accountId);
    // A page that asks again keeps its start.
    expect((await una.client.call(getOwnAnswers, { id, opened })).opened).toBe(opened);
    expect((await bob.client.call(getOwnAnswers, { id, opened })).opened).not.toBe(opened);
    await submit(una, id, { text: 'Read' }, { opened });
    await submit(una, id, { text: 'Read and edited' }, { version: 1 });
    const draft = said({ text: 'Begun' });
    const place = { id, questionId: asked.why, siteId: null, clientId: null };
    await bob.client.call(saveDraft, { ...place, version: 0, draft });
    await inSchemaOf(oak, async (tx) => {
      await sql`update question_answers set created_at = created_at - interval '10 minutes'
                 where account_id = ${bob.accountId}`.execute(tx);
    });
    await submit(bob, id, { text: 'Begun' });
    expect(await queue(id)).toMatchObject({ answers: [], counts: { held: 0 } });
    expect((await officer().call(listAnswers, { id })).count).toBe(2);
  });

  it('where a field that nobody sees is filled in, and where too many come within a minute', async () => {
    const { id } = await publishedDocument(oak);
    const una = await anotherResident(oak, 'Una');
    const opened = openedEarlier(oak, id, una.accountId);
    await submit(una, id, { text: 'Seen' }, { opened, furtherRemarks: ' ' });
    expect(await why(id)).toEqual([]);
    await submit(una, id, { text: 'Unseen' }, { opened, furtherRemarks: 'http://x', version: 1 });
    expect(await why(id)).toEqual([['hidden field']]);
    const many = await publishedDocument(oak);
    const bob = await anotherResident(oak, 'Bob');
    const answerAs = (version: number) =>
      submit(
        bob,
        many.id,
        { text: `Number ${version}` },
        { opened: openedEarlier(oak, many.id, bob.accountId), version },
      );
    for (let version = 0; version < 30; version += 1) await answerAs(version);
    expect(await why(many.id)).toEqual([]);
    await answerAs(30);
    expect(await why(many.id)).toEqual([['many at once']]);
  }, 60_000);
});
