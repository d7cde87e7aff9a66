/** Of the picture of a map, in points: 1100 by 600 pixels. */
export const PICTURE = { width: 825, height: 450 };

/** Metres of the British grid within which a map can lie. */
const [MIN_METRES, MAX_METRES] = [-1_000_000, 2_000_000];

/** Whether four numbers are west, south, east and north of a part of the British grid. */
export function isFrame(
  frame: readonly number[],
): frame is [west: number, south: number, east: number, north: number] {
  const [west = 0, south = 0, east = 0, north = 0] = frame;
  return (
    frame.length === 4 &&
    west < east &&
    south < north &&
    frame.every((each) => each > MIN_METRES && each < MAX_METRES)
  );
}
