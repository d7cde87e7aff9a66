/** What is wrong with a shape. */
export const geometryMessages = {
  fewPoints: 'A line needs two points, a ring four',
  openRing: 'A ring was not closed',
};
