/** Why a suggestion or submission is rejected; the browser's forms use the same messages. */
export const publicSubmissionMessages = {
  empty: 'Please write at least 3 characters',
  tooLong: 'At most 5,000 characters',
  unreadable: 'This text contains characters that cannot be stored',
  noPlace: 'Give either geometry (4326) or wkb_geometry (27700)',
  notAPlace: 'Must be a GeoJSON Point or Polygon',
  tooManyPoints: 'At most 2,000 points',
  outside: 'Lies outside Great Britain',
  selfIntersection: 'Self intersection errors have been detected in the polygon.',
  tooManyAnswers: 'At most 200 answers',
  answersTooLarge: 'At most 100 kB',
  limitReached: (limit: number) =>
    `You have made ${limit} suggestions, as many as the council takes from one person. Delete one to make another`,
  notAnAnswer: 'An answer is a text, a number, yes or no, or a list of texts',
};
