import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appOf, type Feature } from './app.ts';
import { endpoint, yup } from './contract.ts';

const loaded: string[] = [];

/** A feature whose endpoints answer with the contract's path that was taken. */
function feature(name: string, ...paths: `/${string}`[]): Feature {
  return {
    paths,
    routes: async () => {
      loaded.push(name);
      return paths.map((path) => ({
        contract: endpoint({
          method: 'GET',
          path,
          feature: 'system',
          summary: name,
          access: 'public',
          response: yup.string().required(),
        }),
        handler: (_request, response) => void response.json({ result: path }),
      }));
    },
  };
}

const app = appOf([
  feature('sites', '/site/{siteId}', '/site'),
  feature('lists', '/site/list', '/site/list/{listId}'),
  feature('tags', '/tag'),
]);
const server = createServer(app);
const call = async (path: string) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`);
  return answer.status === 200
    ? ((await answer.json()) as { result: string }).result
    : answer.status;
};

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('an app of features', () => {
  it('loads the one that was called, and the others when they are', async () => {
    expect(await call('/tag')).toBe('/tag');
    expect(loaded).toEqual(['tags']);
    expect(await call('/site/12')).toBe('/site/{siteId}');
    expect(loaded).toEqual(['tags', 'sites']);
    expect(await call('/site')).toBe('/site');
    expect(loaded).toEqual(['tags', 'sites']);
  });

  it('takes a literal path before a placeholder, whichever feature comes first', async () => {
    expect(await call('/site/list')).toBe('/site/list');
    expect(await call('/site/list/7')).toBe('/site/list/{listId}');
  });

  it('answers 404 where no feature has the path', async () => {
    expect(await call('/nothing')).toBe(404);
    expect(await call('/site/12/nothing')).toBe(404);
  });
});
