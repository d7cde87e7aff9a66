/** The words for drawing on a map. */
export const drawMessages = {
  typePoint: 'Add a point by typing it',
  typePointExample: 'NZ 24500 64500',
  addPoint: 'Add',
  noSuchPoint:
    'Not a grid reference, an easting and northing, or a latitude and longitude in the UK',
  undoPoint: 'Undo last point',
  byKeys: 'On the map: arrows move, Enter adds a point at the cross, Backspace removes it.',
  drawPolygon: 'Draw polygon',
  selectPoints: 'Move points',
  selectPointsHint:
    'Drag a corner to move it, a point between two corners to add one; right-click a corner to remove it.',
  selectPointsFailed: 'Moving points could not be started',
  corners: (n: number) => (n === 1 ? '1 point' : `${n} points`),
} as const;
