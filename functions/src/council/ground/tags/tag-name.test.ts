import { describe, expect, it } from 'vitest';
import { NO_TAG_COLOUR, tagColour } from '../../../land/ground/tags/tag-colour.ts';
import { tagName, tagNameProblem } from './tag-name.ts';

describe('a tag’s name', () => {
  it.each([
    ['  Flood Risk ', 'flood-risk'],
    ['Town\t centre  2040', 'town-centre-2040'],
    ['CAFÉ', 'café'],
    ['café', 'café'],
  ])('%j is stored as %s', (typed, stored) => {
    expect(tagName(typed)).toBe(stored);
  });

  it.each([
    ['abc', null],
    ['ab', 'A tag has at least 3 characters'],
    ['', 'A tag has at least 3 characters'],
    ['😀😀', 'A tag has at least 3 characters'],
    ['a'.repeat(60), null],
    ['a'.repeat(61), 'A tag has at most 60 characters'],
    ['a|b', "A tag cannot hold '|' or hidden characters"],
    ['flood\u200brisk', "A tag cannot hold '|' or hidden characters"],
  ])('%j: %s', (name, problem) => {
    expect(tagNameProblem(name)).toBe(problem);
  });
});

it('ten colours go round; a tag without an id is black', () => {
  const colours = Array.from({ length: 20 }, (_, id) => tagColour(id));
  expect(new Set(colours).size).toBe(10);
  expect(colours.slice(10)).toEqual(colours.slice(0, 10));
  expect(tagColour(Number.NaN)).toBe(NO_TAG_COLOUR);
});
