import { messages as maps } from '../messages.ts';

/** The words of the detail map. */
export const messages = {
  map: 'Map in the British National Grid',
  tools: maps.tools,
  zoomIn: maps.zoomIn,
  zoomOut: maps.zoomOut,
  fullScreen: maps.fullScreen,
  home: 'Show the whole site',
  reference: 'Grid reference',
  scale: (words: string) => `Scale: ${words}`,
} as const;
