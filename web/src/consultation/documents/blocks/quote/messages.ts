/** Words of the editor of policy boxes. */
export const quoteEditorMessages = {
  block: 'Policy box',
  reference: 'Reference',
  referenceHint: 'As people cite it, such as Policy H1.',
  title: 'Title',
  text: 'Text',
  criteria: 'Criteria',
  criteriaHint: 'Enter adds the next one, Shift and Enter a line.',
  criterion: (letter: string) => `Criterion ${letter}`,
  addCriterion: 'Add criterion',
  source: 'Source',
  sourceHint: 'The document that it is taken from, if that is another.',
  none: 'Policy without a name',
} as const;
