import { describe, expect, it } from 'vitest';
import { configTypeIds, configTypes } from './config-types.ts';
import { faults } from './testing/faults.ts';

describe('every type', () => {
  it('is there', () => expect(configTypeIds).toHaveLength(12));

  it.each(configTypeIds)('%s accepts what it begins with, and refuses a misspelt field', (id) => {
    const { initial } = configTypes[id];
    // An interactive map starts with comments on; a suggestion map with everything on.
    expect(faults(id, initial)).toEqual([]);
    expect(faults(id, { ...initial, misspelt: 1 })).toEqual([': Unknown field: misspelt']);
    expect(faults(id, {}).length).toBeGreaterThan(0);
    expect(faults(id, undefined)).toEqual([': Config does not exist']);
  });
});

describe('feedback', () => {
  const form = (feedback: object) => faults('suggestions-map', { feedback });

  it('asks something', () => {
    const message =
      'feedback: At least one of options, comment, multimedia or emotion must be filled';
    expect(form({ question: 'What do you think?', limit: 10 })).toEqual([message]);
    expect(form({ options: [], comment: false })).toEqual([message]);
    expect(form({ emotion: true })).toEqual([]);
    expect(form({ options: [{ name: 'Yes', value: 'yes' }] })).toEqual([]);
    expect(form({ comment: true, limit: 1.5 })[0]).toContain('feedback.limit');
  });
});
