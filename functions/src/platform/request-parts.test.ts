import { expect, test } from 'vitest';
import type { Contract } from './contract.ts';
import { requestParts } from './request-parts.ts';

const contract = (parts: object) => ({ method: 'GET', path: '/', ...parts }) as unknown as Contract;

test('placeholders, query and body are taken apart', () => {
  const update = contract({
    method: 'PUT',
    path: '/site/v2/{id}',
    query: { fields: { scenario: 0 } },
  });
  expect(requestParts(update, { id: 'a/b', scenario: 'base', notes: 'x' })).toEqual({
    path: '/site/v2/a%2Fb?scenario=base',
    body: '{"notes":"x"}',
    contentType: 'application/json',
  });
});

test('lists and objects in a query string are JSON, absent values are left out', () => {
  const search = contract({
    path: '/search/site',
    query: { fields: { filters: 0, limit: 0, cursor: 0 } },
  });
  const { path } = requestParts(search, {
    filters: [{ type: 'text' }],
    limit: 20,
    cursor: undefined,
  });
  expect(path).toBe('/search/site?filters=%5B%7B%22type%22%3A%22text%22%7D%5D&limit=20');
});

test('a list body is sent as a list', () => {
  const viewed = contract({
    method: 'POST',
    path: '/notifications/viewed',
    body: { type: 'array' },
  });
  expect(requestParts(viewed, { items: [1, 2] }).body).toBe('[1,2]');
});

test('a file makes it multipart, whose boundary only the browser knows', () => {
  const upload = contract({ method: 'POST', path: '/imports' });
  const { body, contentType } = requestParts(upload, {
    kind: 'brownfield',
    file: new File(['a'], 'a.csv'),
  });
  expect(contentType).toBeUndefined();
  expect((body as FormData).get('kind')).toBe('brownfield');
  expect(((body as FormData).get('file') as File).name).toBe('a.csv');
});
