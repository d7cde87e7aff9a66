import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db.ts';
import { newCouncil, twoCouncils, type Council } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { asked } from '../answers/testing/given.ts';
import {
  anotherResident,
  openedEarlier,
  publishedDocument,
} from '../answers/testing/open-document.ts';
import { deleteAnswer, submitAnswer } from '../answers/contract.ts';
import { getReadership } from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

describe('the readership of a document', () => {
  it('is told by the wards of those who answered, and on the day on which they did', async () => {
    // Its own in each try: its wards are there once.
    const fir = await newCouncil();
    await inSchemaOf(fir, async (tx) => {
      await sql`
        insert into layers (id, layer_name, geometry_kind, placemaker_visibility)
        values ('wards', 'Wards', 'polygon', true)`.execute(tx);
      await sql`
        insert into layer_features (layer_id, properties, geometry)
        select 'wards', jsonb_build_object('name', w.name), st_makeenvelope(w.x, 564000, w.x + 1000, 565000, 27700)
          from (values ('Ouseburn', 424000), ('Byker', 425000)) w (name, x)`.execute(tx);
      await sql`
        insert into platform.gazetteer_places (source, name, search_name, kind, weight, detail, x, y)
        values ('code-point', 'NE99 9ZZ', 'ne99 9zz', 'postcode', 8, '', 424500, 564500)`.execute(
        tx,
      );
    });
    const { id } = await publishedDocument(fir);
    const answer = { text: '', chosen: ['more'], conditionalText: '', siteComment: '', parts: [] };
    for (const [name, postcode] of [
      ['ann', 'NE999ZZ'],
      ['bob', null],
    ] as const) {
      const { client, accountId } = await anotherResident(fir, name);
      await inSchemaOf(fir, (tx) =>
        sql`update accounts set about = ${JSON.stringify({ postcode })}::jsonb where id = ${accountId}`
          .execute(tx)
          .then(() => undefined),
      );
      const opened = openedEarlier(fir, id, accountId);
      await client.call(submitAnswer, { id, questionId: asked.homes, version: 0, answer, opened });
    }
    const told = await fir.as('viewer').call(getReadership, { id });
    expect(told.wards).toEqual([
      { ward: 'Ouseburn', respondents: 1 },
      { ward: 'Byker', respondents: 0 },
      { ward: null, respondents: 1 },
    ]);
    expect(told).toMatchObject({ respondents: 2, begun: 0 });
    expect(told.days.at(-1)).toMatchObject({ respondents: 2 });
  });

  it('has nobody who deleted all that they answered', async () => {
    const { id } = await publishedDocument(oak);
    const answer = { text: '', chosen: ['more'], conditionalText: '', siteComment: '', parts: [] };
    const { client, accountId } = await anotherResident(oak, 'deleting');
    const opened = openedEarlier(oak, id, accountId);
    const place = { id, questionId: asked.homes };
    await client.call(submitAnswer, { ...place, version: 0, answer, opened });
    const told = () => oak.as('viewer').call(getReadership, { id });
    expect(await told()).toMatchObject({ respondents: 1, begun: 0 });
    await client.call(deleteAnswer, { ...place, version: 1 });
    const { days, ...after } = await told();
    expect(after).toMatchObject({ respondents: 0, begun: 0 });
    expect(days.reduce((sum, day) => sum + day.respondents, 0)).toBe(0);
  });

  it('is shown to those who read answers, of their own council', async () => {
    const { id } = await publishedDocument(oak);
    const path = `/documents/${id}/following`;
    expect((await oak.as('signed-out').get(path)).status).toBe(401);
    expect((await oak.as('resident').get(path)).status).toBe(403);
    expect((await elm.as('officer').get(path)).status).toBe(404);
    expect((await oak.as('viewer').call(getReadership, { id })).wards).toBeDefined();
  });
});
