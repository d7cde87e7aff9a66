/** Words of the editors of blocks. */
export const blockEditorMessages = {
  optional: 'optional',
  // What blocks are called whose words are few
  text: 'Text',
  link: 'Link',
  divider: 'Divider',
  tableOfContents: 'Table of contents',
  emptyText: 'Nothing written yet',
  contents: 'Contents',
  contentsHint: 'Made from the titles of the sections when the document is read.',
  linkWords: 'Words of the link',
  linkWordsHint: 'They say where it leads: "Draft local plan (PDF)", not "here".',
  linkAddress: 'Address',
  linkAddressHint: 'It begins with https:// or http://',
  inNewTab: 'Open in a new tab',
  chooseColour: (label: string) => `Choose: ${label}`,
  emptyLink: 'Link without words',
  remove: (name: string) => `Remove ${name}`,
} as const;
