/** What the public reads around representations. */
export const publicRepresentationMessages = {
  title: 'Representations',
  intro: 'What people and organisations said in the council’s consultations.',
  search: 'Search',
  searchLabel: 'Words, names, policies or numbers',
  consultation: 'Consultation',
  topic: 'Topic',
  attitude: 'Attitude',
  any: 'All',
  apply: 'Show',
  clear: 'Clear',
  count: (count: number) =>
    count === 1 ? '1 representation' : `${count.toLocaleString('en-GB')} representations`,
  none: 'No representations match. Try fewer words, or clear the filters.',
  nothingYet: 'Nothing has been published yet.',
  one: (id: number) => `Representation ${id}`,
  madeBy: 'Made by',
  received: 'Received',
  policy: 'Policy',
  topics: 'Topics',
  said: 'What was said',
  answered: 'The council’s response',
  attachments: 'Attachments',
  attachmentsNote:
    'Pictures of the pages, without personal details that the council has taken out. Ask the council if you need one in another form.',
  back: 'All representations',
  redactedNote:
    'Words in angle brackets stand in place of personal details that the council has taken out.',
} as const;
