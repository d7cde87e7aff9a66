/** What people read when they search by a sentence. */
export const sentenceSearchMessages = {
  label: 'Search in your own words',
  hint: 'Sizes, homes, dates, statuses, tags, wards, streets and map layers.',
  example: 'brownfield over 2 hectares near a park, not in a flood zone',
  send: 'Search with this sentence',
  reading: 'Reading the sentence',
  means: 'means',
  understood: 'What was understood',
  notUnderstood: 'Not understood, and left out',
  noCounterpart:
    'This council has no field, layer, place or tag of this name. Part of a name is never taken for the whole.',
  everything: 'Every filter was taken away: all sites are shown.',
  nothing: 'Nothing of this was understood. The search has not changed.',
  applied: (n: number) =>
    n === 1
      ? '1 filter was set. Change it in the form.'
      : `${n} filters were set. Change them in the form.`,
  byModel: 'Read by the council’s language model, and checked here.',
  modelFailed: 'The language model did not answer; the sentence was read without it.',
  failed: 'The sentence was not read',
  kept: 'What you typed is kept.',
  again: 'Try again',
  clear: 'Clear',
  search: 'Search',
  searchFor: (words: string) => `Search sites for “${words}”`,
};
