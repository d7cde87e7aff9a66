const so = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-GB')} ${many}`;

/** What people read where contacts or organisations that are one are merged. */
export const mergePanelMessages = {
  title: { contact: 'Merge contacts', organisation: 'Merge organisations' },
  merge: 'Merge',
  mergeWith: (name: string) => `Merge with ${name}`,
  mayBe: 'This may be the same as',
  intro:
    'One of the two stays and is named wherever the other was. Both keep their history, and the merge can be undone.',
  whichStays: 'Which one stays',
  side: (name: string, id: number) => `${name} (${id})`,
  representations: (count: number) => so(count, 'representation', 'representations'),
  actedFor: (count: number) => `agent of ${so(count, 'representation', 'representations')}`,
  contacts: (count: number) => so(count, 'contact', 'contacts'),
  namedNowhere: 'not named in a representation',
  whichValue: 'What they differ in',
  same: 'The same in both',
  noDifference: 'They differ in nothing.',
  empty: 'Empty',
  compareFailed: 'Failed to compare them',
  mergeFailed: 'Failed to merge them',
  merged: { contact: 'Contacts merged', organisation: 'Organisations merged' },
  changed: 'One of the two was changed meanwhile. This is how they are now.',
  undo: 'Undo',
  undoMerge: 'Undo the merge',
  undoOf: (name: string) => `Undo the merge of ${name}`,
  undone: 'Merge undone',
  undoneBut: 'Merge undone, but for what was changed since',
  undoFailed: 'Failed to undo the merge',
  mergedHere: 'Merged into this one',
  mergedOn: (when: string, by: string) => `Merged on ${when} by ${by}`,
  historyOf: (name: string) => `History of ${name}`,
  listFailed: 'Failed to load what was merged',
} as const;
