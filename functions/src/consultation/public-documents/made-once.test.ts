import { expect, it } from 'vitest';
import type { Tenant } from '../../platform/tenancy.ts';
import { madeOnce } from './made-once.ts';

const someCouncil = () => ({ shortName: 'oak' }) as Tenant;

/** A page whose makings end when they are told to. */
function pageOf(tenant: Tenant, address = '/p/document/1') {
  const makings: ReturnType<typeof Promise.withResolvers<string>>[] = [];
  const make = () => {
    const making = Promise.withResolvers<string>();
    makings.push(making);
    return making.promise;
  };
  return { makings, read: () => madeOnce(tenant, address, make) };
}

it('shares the next page among those who ask while one is made', async () => {
  const { makings, read } = pageOf(someCouncil());
  const first = read();
  const others = [read(), read(), read()];
  expect(makings).toHaveLength(1);
  makings[0]!.resolve('as it was');
  expect(await first).toBe('as it was');
  await expect.poll(() => makings.length).toBe(2);
  makings[1]!.resolve('as it is');
  expect(await Promise.all(others)).toEqual(['as it is', 'as it is', 'as it is']);
  expect(makings).toHaveLength(2);
});

it('keeps nothing of a page that is made', async () => {
  const { makings, read } = pageOf(someCouncil());
  const first = read();
  makings[0]!.resolve('as it was');
  await first;
  const second = read();
  expect(makings).toHaveLength(2);
  makings[1]!.resolve('as it is');
  expect(await second).toBe('as it is');
});

it('makes a page anew for the others where its making failed', async () => {
  const { makings, read } = pageOf(someCouncil());
  const first = read();
  const other = read();
  makings[0]!.reject(new Error('It failed'));
  await expect(first).rejects.toThrow('It failed');
  await expect.poll(() => makings.length).toBe(2);
  makings[1]!.resolve('as it is');
  expect(await other).toBe('as it is');
});

it('makes the pages of two councils beside each other', () => {
  const [oak, elm] = [pageOf(someCouncil()), pageOf(someCouncil())];
  void oak.read();
  void elm.read();
  expect([oak.makings, elm.makings].map(({ length }) => length)).toEqual([1, 1]);
});
