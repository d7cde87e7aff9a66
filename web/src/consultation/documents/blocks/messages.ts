import type { BlockType } from '@contract/consultation/ground/documents/kinds.ts';

/** Words of the editors of blocks. */
export const blockEditorMessages = {
  types: {
    textBlock: 'Text',
    image: 'Picture',
    table: 'Table',
    question: 'Question',
    poll: 'Poll',
    map: 'Map',
    chart: 'Chart',
    video: 'Video',
    link: 'Link',
    tagTopic: 'Topics',
    divider: 'Divider',
    tableOfContents: 'Table of contents',
  } satisfies Record<BlockType, string>,
  optional: 'optional',
  text: 'Text',
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
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
} as const;
