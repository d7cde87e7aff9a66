/** Of the British grid, from which its north turns away with every degree. */
const CENTRAL_MERIDIAN = -2;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
const latitudeOf = (y: number) => ((2 * Math.atan(Math.exp(y)) - Math.PI / 2) * 180) / Math.PI;

type Corner = [longitude: number, latitude: number];

/**
 * Where the corners of a picture of the British grid lie in degrees, from the top left clockwise, by the bounds around
 * it (west, south, east, north): the grid is turned against a web map by some degrees in the far east and west.
 */
export function pictureCorners([west, south, east, north]: [number, number, number, number]): [
  Corner,
  Corner,
  Corner,
  Corner,
] {
  const [x, y] = [radians((west + east) / 2), (mercator(south) + mercator(north)) / 2];
  const turn = radians((west + east) / 2 - CENTRAL_MERIDIAN) * Math.sin(radians(latitudeOf(y)));
  const [cos, sin] = [Math.cos(turn), Math.abs(Math.sin(turn))];
  const [wide, high] = [radians(east - west), mercator(north) - mercator(south)];
  // The sides of a turned rectangle, from those of the bounds around it.
  const squared = cos * cos - sin * sin;
  const halfWidth = (wide * cos - high * sin) / squared / 2;
  const halfHeight = (high * cos - wide * sin) / squared / 2;
  const corner = (right: number, up: number): Corner => {
    const [along, across] = [right * halfWidth, up * halfHeight];
    // East of the meridian, up on the grid points east of north.
    const dx = along * Math.cos(turn) + across * Math.sin(turn);
    const dy = across * Math.cos(turn) - along * Math.sin(turn);
    return [((x + dx) * 180) / Math.PI, latitudeOf(y + dy)];
  };
  return [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)];
}
