import { mapMessages } from '../messages.ts';

/** The words of the detail map. */
export const britishGridMessages = {
  map: 'Map in the British National Grid',
  tools: mapMessages.tools,
  zoomIn: mapMessages.zoomIn,
  zoomOut: mapMessages.zoomOut,
  fullScreen: mapMessages.fullScreen,
  home: 'Show the whole site',
  reference: 'Grid reference',
  scale: (words: string) => `Scale: ${words}`,
} as const;
