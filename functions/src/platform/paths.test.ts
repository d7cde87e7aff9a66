import { describe, expect, it } from 'vitest';
import { bySpecificity, fits } from './paths.ts';

describe('the path of a call', () => {
  it.each([
    ['/site/{siteId}', '/site/12', true],
    ['/site/{siteId}', '/site/list', true],
    ['/site/{siteId}', '/site/', false],
    ['/site/{siteId}', '/site/12/sheet', false],
    ['/site/{siteId}/sheet', '/site/12/sheet', true],
    ['/site/list', '/site/lists', false],
    ['/openapi.json', '/openapi.json', true],
  ])('%s, called as %s: %s', (pattern, path, expected) => {
    expect(fits(pattern, path)).toBe(expected);
  });

  it('is tried against literal paths before placeholders', () => {
    const paths = [
      '/site/{siteId}',
      '/site/v2/{siteId}',
      '/site/{siteId}/sheet',
      '/site/list',
      '/site',
    ];
    expect(paths.toSorted(bySpecificity)).toEqual([
      '/site',
      '/site/list',
      '/site/v2/{siteId}',
      '/site/{siteId}',
      '/site/{siteId}/sheet',
    ]);
  });
});
