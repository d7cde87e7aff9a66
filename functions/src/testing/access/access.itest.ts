import { beforeAll, describe, expect, it } from 'vitest';
import { bySpecificity, fits } from '../../platform/paths.ts';
import { clientFor } from '../../platform/testing/client.ts';
import { mintCookie } from '../../platform/testing/cookie.ts';
import { twoCouncils, type Council, type Who } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { allRoutes } from '../../routes.ts';
import { matrix } from './matrix.ts';
import { addRecords, FOREIGN_FROM, type Records } from './records.ts';

useWorld();

const PEOPLE: Who[] = ['signed-out', 'resident', 'viewer', 'officer', 'admin'];
let oak: Council;
let elm: Council;
let own: Records;
let foreign: Records;

beforeAll(async () => {
  const record = { emails: { forReply: 'planning@oak.test' } };
  ({ oak, elm } = await twoCouncils({ record }));
  own = await addRecords(oak, 1);
  // Ids that the other council has and this one never had.
  foreign = await addRecords(elm, FOREIGN_FROM);
});

describe('every endpoint, by person and council', () => {
  it('is in the matrix', async () => {
    const contracts = (await allRoutes()).map(({ contract }) => contract);
    // A line counts for the endpoint that would answer it: /site/functions is none of /site/{siteId}.
    const asked = new Set(
      matrix.map(
        ([method, path]) =>
          contracts
            .filter(
              (each) =>
                each.method.toLowerCase() === method && fits(each.path, path.split('?')[0] ?? ''),
            )
            .sort((left, right) => bySpecificity(left.path, right.path))[0],
      ),
    );
    const missing = contracts
      .filter((contract) => !asked.has(contract))
      .map(({ method, path }) => `${method} ${path}`);
    expect(missing).toEqual([]);
  });

  it('answers as the matrix says; a session of another council is none', async () => {
    const stranger = clientFor(
      oak.shortName,
      mintCookie({ authTenantId: elm.authTenantId, uid: elm.uidOf('admin') }),
    );
    const seen: string[] = [];
    const expected: string[] = [];
    for (const [method, path, json, statuses] of matrix) {
      const ask = json === undefined ? {} : { json };
      for (const [index, who] of PEOPLE.entries()) {
        const { status } = await oak.as(who)[method](filled(path, await fresh(path)), ask);
        seen.push(`${method} ${path} as ${who}: ${status}`);
        expected.push(
          `${method} ${path} as ${who}: ${statuses === 'any' ? status : statuses[index]}`,
        );
      }
      const { status } = await stranger[method](filled(path, own), ask);
      seen.push(`${method} ${path} of the other council: ${status}`);
      expected.push(
        `${method} ${path} of the other council: ${statuses === 'any' ? status : statuses[0]}`,
      );
    }
    expect(seen).toEqual(expected);
  }, 180_000);

  it('answers a foreign id exactly as an unknown one', async () => {
    // The lines before have ended oak's sessions, so a third council asks.
    const { oak: ash } = await twoCouncils();
    for (const [method, path, json] of matrix.filter((line) => /\{\w+\}/.test(line[1]))) {
      const ask = json === undefined ? {} : { json };
      const unknown = await ash.as('admin')[method](filled(path, unknownRecords), ask);
      const others = await ash.as('admin')[method](filled(path, foreign), ask);
      expect([path, others.status, others.body]).toEqual([path, unknown.status, unknown.body]);
    }
  });
});

/** What nobody has. */
const unknownRecords: Records = {
  site: 7_654_321,
  import: 7_654_321,
  layer: 'nobodys',
  feature: 7_654_321,
  notification: 7_654_321,
  suggestion: 7_654_321,
  submission: 7_654_321,
  list: 7_654_321,
  note: 7_654_321,
  template: 7_654_321,
};

/** One notification for each who may delete it. */
async function fresh(path: string): Promise<Records> {
  return path.includes('{notification}')
    ? { ...own, ...(await addRecords(oak, 'notification')) }
    : own;
}

function filled(path: string, records: Records): string {
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: keyof Records) => String(records[name]));
}
