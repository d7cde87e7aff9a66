import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db.ts';
import { atOnce, oneSession } from '../../platform/testing/at-once.ts';
import { type Council, newCouncil } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { approveResponse, getResponse, postLetters, takeBackResponse } from './contract.ts';
import { answeredIn } from './testing/answered.ts';

useWorld();

const SETTLING = new URL(
  '../../../migrations/tenant/0081-responses-that-ended-at-once-are-settled.sql',
  import.meta.url,
);

let oak: Council;
let at: Awaited<ReturnType<typeof answeredIn>>;
beforeAll(async () => {
  oak = await newCouncil();
  at = await answeredIn(oak);
}, 120_000);

const heldRows = (table: 'representations' | 'responses', ids: readonly number[]) =>
  sql`select from ${sql.ref(table)} where id = any(${ids}::bigint[]) for update`;

const toBo = () => at.register({ representee: { contactId: at.contacts.bo } });

describe.skipIf(oneSession)('responses that end at the same time', () => {
  it('two to one representation are approved, and its status says so', async () => {
    const { id } = await toBo();
    const [one, other] = [
      await at.write({ representationIds: [id] }),
      await at.write({ representationIds: [id] }),
    ];
    expect(await at.statusOf(id)).toBe('Response drafted');
    await atOnce<unknown>(
      oak,
      heldRows('representations', [id]),
      [one, other].map(
        ({ id: response, row_version }) =>
          () =>
            oak.as('admin').call(approveResponse, { id: response, row_version }),
      ),
    );
    expect(await at.statusOf(id)).toBe('Response approved');
  });

  it('two letters of one response are posted, and it is sent', async () => {
    const said = [await toBo(), await toBo()];
    const draft = await at.write({ representationIds: said.map(({ id }) => id) });
    const sent = await at.send(draft, 'letter');
    await atOnce<unknown>(
      oak,
      heldRows('responses', [sent.id]),
      sent.deliveries.map(
        ({ id }) =>
          () =>
            oak.as('officer').call(postLetters, { ids: [id] }),
      ),
    );
    const { response } = await oak.as('viewer').call(getResponse, { id: sent.id });
    expect(response.state).toBe('Sent');
    for (const { id } of said) expect(await at.statusOf(id)).toBe('Response sent');
  });

  it('one is taken back while its letter is posted, and only one of the two is done', async () => {
    const { id } = await toBo();
    const sent = await at.send(await at.write({ representationIds: [id] }), 'letter');
    const { row_version } = sent;
    const posted: number[][] = [];
    await atOnce<unknown>(oak, heldRows('responses', [sent.id]), [
      () => oak.as('officer').call(takeBackResponse, { id: sent.id, row_version }),
      async () => {
        const ids = sent.deliveries.map((each) => each.id);
        posted.push((await oak.as('officer').call(postLetters, { ids })).ids);
      },
    ]);
    const { response } = await oak.as('viewer').call(getResponse, { id: sent.id });
    expect(posted).toEqual([[]]);
    expect(response).toMatchObject({ state: 'Approved', deliveries: [] });
    expect(await at.statusOf(id)).toBe('Response approved');
  });
});

it('what stood wrong before the mend is settled by its migration, and what stands right is left', async () => {
  const said = [await toBo(), await toBo(), await toBo()];
  const [sending, drafted, chosen] = said.map(({ id }) => id);
  const sent = await at.send(await at.write({ representationIds: [sending] }), 'letter');
  await oak.as('officer').call(postLetters, { ids: sent.deliveries.map(({ id }) => id) });
  await at.approve(await at.write({ representationIds: [drafted] }));
  await at.approve(await at.write({ representationIds: [chosen] }));
  await at.sql(`update responses set state = 'Sending' where id = ${sent.id};
    update representations set status = 'Response approved' where id = ${sending};
    update representations set status = 'Response drafted' where id = ${drafted};
    update representations set status = 'In review' where id = ${chosen}`);
  await at.sql(readFileSync(SETTLING, 'utf8'));
  const { response } = await oak.as('viewer').call(getResponse, { id: sent.id });
  expect(response.state).toBe('Sent');
  expect(await Promise.all(said.map(({ id }) => at.statusOf(id)))).toEqual([
    'Response sent',
    'Response approved',
    'In review',
  ]);
});
