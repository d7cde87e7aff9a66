import { expect, it } from 'vitest';
import { builderFields } from './fields.ts';

it('the words of a search are called by what they are sought in', () => {
  const called = (words?: string) =>
    builderFields(new Map(), { tagged: false, valuesListed: false, words }).get('search_text')
      ?.label;
  expect(called()).toBe('Name, address or reference');
  expect(called('Representee or text')).toBe('Representee or text');
});
