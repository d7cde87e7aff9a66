import { geometryMessages } from '@contract/land/ground/geometry/messages.ts';

/** What people read when they draw the area that sites must lie in. */
export const areaDrawingMessages = {
  title: 'Draw an area to search',
  prompt: {
    start: 'Click to start drawing the polygon',
    goOn: 'Click to continue drawing the polygon',
    finish: 'Double click to finish the polygon',
    done: 'Drawn. Use it, or take its last point back.',
  },
  use: 'Use this area',
  cancel: 'Cancel draw',
  crosses: `${geometryMessages.selfIntersection} Please draw again.`,
} as const;
