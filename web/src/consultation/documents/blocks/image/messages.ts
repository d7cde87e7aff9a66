import { percentText } from '@contract/platform/percent.ts';

import type { CropEdge } from './crop.ts';

/** Words of the editor of pictures. */
export const imageEditorMessages = {
  block: 'Picture',
  alt: 'Description',
  altHint: 'What the picture shows, for people who cannot see it: one or two sentences.',
  isDecorative: 'The picture only decorates: software that reads aloud passes over it',
  caption: 'Caption',
  captionHint: 'Stands below the picture, for everybody: where it is, who made it.',
  crop: 'Crop',
  cropHint: 'Pull the edges, or move them with the arrow keys. Shift makes larger steps.',
  cropped: 'Part that is shown',
  edges: {
    left: 'Left edge',
    right: 'Right edge',
    top: 'Upper edge',
    bottom: 'Lower edge',
  } satisfies Record<CropEdge, string>,
  edgeAt: (percent: number) => percentText(percent),
  showAll: 'Show all of it',
  noAlt: 'No description yet',
} as const;
