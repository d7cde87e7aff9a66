import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { getOwnAnswers, saveDraft, submitAnswer } from '../contract.ts';
import { answerMessages as messages } from '../messages.ts';
import { asked } from '../testing/given.ts';
import { anotherResident, publishedDocument } from '../testing/open-document.ts';
import { answerAddress, said } from '../testing/sent-answer.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

const short = said({ text: 'Short' });
const long = said({ text: 'What took an hour on the phone' });
const longer = said({ text: 'What took an hour on the phone, and more' });

/** A resident with a phone and a window that was left open, both on a question to be answered in words. */
async function twoDevices() {
  const { id } = await publishedDocument(oak);
  const { client } = await anotherResident(oak, 'Ann');
  const [phone, laptop] = [randomUUID(), randomUUID()];
  return {
    id,
    client,
    phone,
    laptop,
    /** What is typed over what a device read, and where. */
    type: (tab: string, draft: typeof short | null, over: string | null, version = 0) =>
      client.call(saveDraft, { id, questionId: asked.why, version, draft, tab, over }),
    refused: async (json: object) => {
      const { status, body } = await client.put(answerAddress(id, asked.why, 'draft'), { json });
      return { status, ...(body as { error: { fields?: object } }).error };
    },
    now: async () => (await client.call(getOwnAnswers, { id })).answers,
  };
}
const changed = (version: number) => ({
  status: 409,
  fields: { answer: messages.changedElsewhere, version: String(version) },
});

describe('what is typed', () => {
  it('does not go over, or clear, what was typed on another device since', async () => {
    const { phone, laptop, type, refused, now } = await twoDevices();
    const first = await type(phone, long, null);
    for (const draft of [short, null])
      expect(await refused({ version: 0, draft, tab: laptop, over: null })).toMatchObject(
        changed(0),
      );
    expect(await now()).toMatchObject([{ draft: long, draftMark: first.mark }]);

    // Who has read it goes on from there, and then the phone is the one that was left open.
    const second = await type(laptop, longer, first.mark);
    expect(second.mark).not.toBe(first.mark);
    expect(await refused({ version: 0, draft: short, tab: phone, over: first.mark })).toMatchObject(
      changed(0),
    );
    expect(await now()).toMatchObject([{ draft: longer, draftMark: second.mark }]);
    expect(await type(phone, null, second.mark)).toMatchObject({ mark: null });
    expect(await now()).toEqual([]);
  });

  it('in one tab needs no more than the tab: a request that was lost on its way back changes nothing', async () => {
    const { phone, laptop, type, now } = await twoDevices();
    await type(phone, short, null);
    await type(phone, long, null);
    // The same words typed twice are no other words.
    await type(laptop, long, null);
    expect(await now()).toMatchObject([{ draft: long }]);
    await type(laptop, null, null);
    expect(await now()).toEqual([]);
  });

  it('over a submitted answer is asked the same, and submitting ends the draft with its mark', async () => {
    const { id, client, phone, laptop, type, refused, now } = await twoDevices();
    const { answer } = await client.call(submitAnswer, {
      id,
      questionId: asked.why,
      version: 0,
      answer: short,
    });
    expect(answer.draftMark).toBeNull();
    const { mark } = await type(phone, long, null, 1);
    const stale = { version: 1, tab: laptop, over: null };
    for (const draft of [short, null])
      expect(await refused({ ...stale, draft })).toMatchObject(changed(1));
    expect(await now()).toMatchObject([{ answer: short, draft: long, draftMark: mark }]);
    // Submitting would end the draft: it is asked the same.
    const submitted = { version: 1, answer: longer };
    for (const from of [{}, { tab: laptop, over: null }]) {
      const refusedHere = await client.put(answerAddress(id, asked.why), {
        json: { ...submitted, ...from },
      });
      expect(refusedHere.status).toBe(409);
    }
    expect(await now()).toMatchObject([{ answer: short, draft: long, draftMark: mark }]);
    await client.call(submitAnswer, {
      id,
      questionId: asked.why,
      version: 1,
      answer: long,
      tab: laptop,
    });
    expect(await now()).toMatchObject([{ answer: long, draft: null, draftMark: null }]);
    await type(laptop, longer, null, 2);
    expect(await now()).toMatchObject([{ answer: long, draft: longer }]);
  });

  it('is refused where the tab or the mark cannot be one', async () => {
    const { refused, now } = await twoDevices();
    for (const [field, value] of [
      ['tab', 'tab 1'],
      ['over', '5'],
    ] as const) {
      const { status, fields } = await refused({ version: 0, draft: short, [field]: value });
      expect(status).toBe(400);
      expect(Object.keys(fields ?? {})).toEqual([field]);
    }
    expect(await now()).toEqual([]);
  });

  it('in two tabs at the same time is kept once, and one of the two hears of the other', async () => {
    const { id, client, phone, laptop, now } = await twoDevices();
    const both = await Promise.all(
      (
        [
          [phone, long],
          [laptop, short],
        ] as const
      ).map(([tab, draft]) =>
        client.put(answerAddress(id, asked.why, 'draft'), {
          json: { version: 0, draft, tab, over: null },
        }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [kept] = await now();
    expect(kept?.draft).toEqual(both[0]?.status === 200 ? long : short);
  });
});
