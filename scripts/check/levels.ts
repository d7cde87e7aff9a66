import { AREAS, GROUND_AREA, ROOTS, type Area } from './areas.ts';

/** Where a file stands: its area, its level and the part of the product (feature, topic or screen) it belongs to. */
export interface Place {
  /** -1 for what every area stands on: the platform, or the web app's own ground. */
  area: number;
  level: number;
  part: string;
}

/** Rank of what may import everything: the tables of contents, the shell and the addresses. */
const TOP = AREAS.length;
const TOP_PARTS = new Set(['routes', 'shell', 'testing']);

const COMPOSED = new Set<string>(Object.values(ROOTS));

/** The place of a file, from its path relative to `functions/src` or `web/src`. */
export function placeOf(file: string): Place {
  const [first = '', second = '', third = ''] = file.split('/');
  const area = AREAS.indexOf(first as Area);
  if (first === GROUND_AREA) return { area, level: 0, part: `${first}/${second}` };
  if (area >= 0) {
    const level = second === 'ground' ? 0 : COMPOSED.has(second) ? 2 : 1;
    return {
      area,
      level,
      part: level === 1 ? `${first}/${second}` : `${first}/${second}/${third}`,
    };
  }
  const part = first.startsWith('routes') ? 'routes' : file.includes('/') ? first : '(top)';
  const top = part === '(top)' || TOP_PARTS.has(part);
  return { area: top ? TOP : -1, level: 0, part };
}

/** Why an import from one place to another is wrong; undefined where it is allowed. */
export function faultOf(from: Place, to: Place): string | undefined {
  if (from.part === to.part) return undefined;
  if (to.area > from.area) return 'imports an area above its own';
  if (from.area === TOP || to.area === -1) return undefined;
  if (to.area < from.area) {
    // A screen may build on the screens of the areas below: the table of records of any type is one.
    const allowed = to.level === 0 || (from.level === 2 && to.level === 2);
    return allowed ? undefined : 'imports more than the ground of an area below';
  }
  if (to.level > from.level) return 'imports a level above its own';
  // Screens and topics of the ground may build on one another, without circles.
  if (to.level === 1 && from.level === 1) return 'is a feature that imports another feature';
  return undefined;
}
