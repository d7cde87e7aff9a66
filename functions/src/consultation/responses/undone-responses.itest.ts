import { beforeAll, describe, expect, it } from 'vitest';
import { type Council, newCouncil } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import type { Response } from '../ground/responses/response-schema.ts';
import { responseHistory, undoResponse, upsertResponses, withdrawApproval } from './contract.ts';
import { answeredIn } from './testing/answered.ts';

useWorld();

let oak: Council;
let at: Awaited<ReturnType<typeof answeredIn>>;
const officer = () => oak.as('officer');

beforeAll(async () => {
  oak = await newCouncil();
  at = await answeredIn(oak);
}, 120_000);

describe('the history of a response', () => {
  it('offers to undo what may be undone, and nothing else', async () => {
    const write = async () => at.write({ representationIds: [(await at.register()).id] });
    const change = async ({ id, row_version }: Response, text: string) => {
      const words = { id, row_version, description: 'Thank you', text };
      return (await officer().call(upsertResponses, { responses: [words] })).responses[0]!;
    };
    const edited = async () => change(await write(), '<p>Other words</p>');
    const ways: (readonly [string, () => Promise<Response>, Record<string, number>])[] = [
      ['edited', edited, { officer: 1, admin: 1 }],
      // Whose words were approved does not change them; the approval itself is taken back by anybody.
      ['approved', async () => at.approve(await edited()), { officer: 1, admin: 1 }],
      [
        'withdrawn',
        async () => {
          const { id, row_version } = await at.approve(await edited());
          return (await officer().call(withdrawApproval, { id, row_version })).response;
        },
        // Whoever wrote it does not approve it.
        { officer: 0, admin: 1 },
      ],
      [
        'edited once it was approved',
        async () => change(await at.approve(await edited()), '<p>Better words</p>'),
        { officer: 0, admin: 1 },
      ],
      ['sent', async () => at.send(await edited(), 'letter'), { officer: 0, admin: 0 }],
    ];
    for (const [way, make, counts] of ways)
      for (const who of ['officer', 'admin'] as const) {
        const offered = async (id: number) =>
          (await oak.as(who).call(responseHistory, { id })).undoable.length;
        const of = await make();
        const count = await offered(of.id);
        expect(count, `${way}, ${who}`).toBe(counts[who]);
        for (let nth = 0; nth < count; nth += 1) {
          const { id } = await make();
          const { undoable } = await oak.as(who).call(responseHistory, { id });
          const { history_id } = undoable[nth]!;
          await oak.as(who).call(undoResponse, { id, history_id });
        }
      }
  });
});
