/** What people read on the editor of a text with headings, lists and links. */
export const richTextMessages = {
  tools: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  heading: 'Heading',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  quote: 'Quotation',
  link: 'Link',
  linkTitle: 'Link the selected words',
  linkAddress: 'Address',
  linkHint: (ofSite: boolean) =>
    ofSite
      ? 'A website, an email address, or #… for a heading of this document'
      : 'A website or an email address',
  linkPlace: 'Or a section or question of this document',
  linkNoPlace: 'None chosen',
  linkInvalid: (ofSite: boolean) =>
    ofSite
      ? 'Please enter the address of a website, an email address, or # with the id of a heading'
      : 'Please enter the address of a website or an email address',
  linkNewTab: 'Open in a new tab',
  linkSave: 'Link',
  linkRemove: 'Remove link',
  cancel: 'Cancel',
  undo: 'Undo',
  redo: 'Redo',
  insert: 'Insert',
} as const;
