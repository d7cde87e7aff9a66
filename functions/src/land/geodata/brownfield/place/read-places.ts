import type { Finding } from '../../../../records/imports/findings.ts';
import { choosePair, constantShift, said, type PairChoice } from './choose-pair.ts';
import type { CoordinatePair } from './coordinate-pairs.ts';
import { farFrom, lostMinus } from './distances.ts';
import { placeHabit } from './place-habit.ts';
import { readPosition, type PlaceFound, type Position, type PositionReading } from './position.ts';
import { compareLabel } from './system-labels.ts';

export type PlaceFinding = Pick<Finding, 'outcome' | 'from' | 'to' | 'reason'> & { column: string };
export type RowPlace = { position: Position; findings: PlaceFinding[] } | { refused: string };

interface PairReading {
  pair: CoordinatePair;
  texts: [x: string, y: string];
  reading: PositionReading;
}

/**
 * Where each row of a file is. How its columns write places is decided for the file; where two pairs of columns say
 * it, they are compared; a place far from the others is asked about, never moved.
 */
export function readPlaces(
  rows: string[][],
  pairs: CoordinatePair[],
  labelColumn: number | undefined,
): RowPlace[] {
  const chosenPairs = pairs.slice(0, 2);
  const columns = chosenPairs.map((pair) => readPair(rows, pair));
  const both = rows.flatMap((_, row) => {
    const [first, second] = columns.map((column) => column[row]?.reading);
    return first && second && isFound(first) && isFound(second) ? [{ first, second }] : [];
  });
  const shift = constantShift(both);
  const likely = rows.flatMap((_, row) => {
    const found = columns
      .map((column) => column[row]?.reading)
      .find((each) => each && isFound(each));
    return found && isFound(found) ? [found.degrees] : [];
  });
  const far = farFrom(likely);
  const mirrored = lostMinus(likely);
  return rows.map((cells, row): RowPlace => {
    const [first, second] = columns.map((column) => column[row]);
    if (!first) return { refused: 'GeoX and GeoY are blank' };
    const { taken, findings } = settle(first, second, shift, far);
    if (!isFound(taken.reading)) return taken.reading;
    const label = labelColumn === undefined ? '' : (cells[labelColumn] ?? '');
    return {
      position: taken.reading.position,
      findings: [
        ...findings,
        ...spelling(taken, taken.reading),
        ...systemFinding(label, taken.reading),
        ...distance(taken, far(taken.reading.degrees)),
        ...minus(taken, mirrored(taken.reading.degrees)),
      ],
    };
  });
}

const isFound = (reading: PositionReading): reading is PlaceFound => 'position' in reading;

function readPair(rows: string[][], pair: CoordinatePair): PairReading[] {
  const cells = rows.map((row): [string, string] => [row[pair.x] ?? '', row[pair.y] ?? '']);
  const habit = placeHabit(cells);
  return cells.map((texts) => ({ pair, texts, reading: readPosition(...texts, habit) }));
}

function settle(
  first: PairReading,
  second: PairReading | undefined,
  shift: number | undefined,
  far: ReturnType<typeof farFrom>,
): { taken: PairReading; findings: PlaceFinding[] } {
  if (!second || !isFound(second.reading)) return { taken: first, findings: [] };
  const to = second.texts.join(', ');
  const about = { column: 'GeoX', from: first.texts.join(', '), to };
  if (!isFound(first.reading)) {
    const reason = `${first.reading.refused}; ${second.pair.names.join(' and ')} were taken`;
    return { taken: second, findings: [{ ...about, outcome: 'corrected', reason }] };
  }
  const two = { first: first.reading, second: second.reading };
  const names: Parameters<typeof choosePair>[1] = [first.pair.names, second.pair.names];
  const choice: PairChoice = choosePair(two, names, [first.texts, second.texts], shift);
  if (!choice.reason) return { taken: first, findings: [] };
  if (!choice.open) {
    const taken = choice.taken === 'first' ? first : second;
    return { taken, findings: [{ ...about, outcome: 'corrected', reason: choice.reason }] };
  }
  const away = far(two.first.degrees) !== undefined && far(two.second.degrees) === undefined;
  const [taken, other] = away ? [second, first] : [first, second];
  const reason = `${choice.reason}; ${taken.pair.names.join(' and ')} were taken`;
  const finding = { ...about, from: other.texts.join(', '), to: taken.texts.join(', ') };
  return { taken, findings: [{ ...finding, outcome: 'asked', reason }] };
}

/** What had to be changed to make a place of the two cells. */
function spelling({ texts }: PairReading, { position, habit, system }: PlaceFound): PlaceFinding[] {
  const cell = (axis: 0 | 1, reason: string): PlaceFinding => ({
    column: axis === 0 ? 'GeoX' : 'GeoY',
    outcome: 'corrected',
    from: texts[axis],
    to: String(axis === 0 ? position.x : position.y),
    reason,
  });
  if (habit.swapped) {
    const reason = 'GeoX and GeoY were swapped';
    return [cell(0, reason), cell(1, reason)];
  }
  if (system.srid === null) {
    const reason = 'Values from the centre of the earth without a height: right to some 100 m';
    return [{ ...cell(0, reason), outcome: 'asked' }];
  }
  return ([0, 1] as const).flatMap((axis) => {
    if (axis === 0 && habit.unsigned && !texts[0].includes('-'))
      return [cell(0, 'The minus of a longitude west of Greenwich was lost')];
    if (/^[+-]?[\d.]+$/.test(texts[axis].trim())) return [];
    return [cell(axis, 'Written with separators, a sign or a letter')];
  });
}

function systemFinding(label: string, { system }: PlaceFound): PlaceFinding[] {
  const named = compareLabel(label, system);
  if (!named) return [];
  const { name: to, why: reason } = named;
  return [{ column: 'CoordinateReferenceSystem', outcome: 'corrected', from: label, to, reason }];
}

/** Asked, never mended: a site may really lie alone east of Greenwich. */
function minus({ texts }: PairReading, isLikely: boolean): PlaceFinding[] {
  if (!isLikely) return [];
  const reason = 'With a minus it would lie among the other sites of the file; was it lost?';
  return [{ column: 'GeoX', outcome: 'asked', from: texts[0], to: null, reason }];
}

function distance({ texts }: PairReading, metres: number | undefined): PlaceFinding[] {
  if (metres === undefined) return [];
  const reason = `Lies ${said(metres)} from the other sites of the file; is the place right?`;
  return [{ column: 'GeoX', outcome: 'asked', from: texts.join(', '), to: null, reason }];
}
