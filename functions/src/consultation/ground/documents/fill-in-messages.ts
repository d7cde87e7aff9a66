/** What is to be filled in where a block came from another council. */
export const fillInMessages = {
  picture: 'Choose a picture, and say what it shows.',
  sites: 'Choose the sites and layers of this map.',
  figures: 'Write the figures of this chart, or count them from your sites.',
  topics: 'Choose topics of your council.',
  video: 'Choose a video.',
  link: 'Say where this link leads: it led to a page of the other council.',
  linksInText:
    'A link was left out. It led to a page of the other council, or to another part of this document: link it again.',
  optionPictures: 'The options of this question had pictures. Choose yours.',
} as const;
