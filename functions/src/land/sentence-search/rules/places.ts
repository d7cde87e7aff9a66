import { areaMeant, bestPlace, layersCalled, layersNamed, type Target } from '../area-targets.ts';
import { fieldAt } from '../field-at.ts';
import { after, phraseAt, skip, textBetween, type Hit, type SentenceReading } from '../reading.ts';
import { isNumeric, measureOf } from '../say.ts';
import { distanceWords } from '../../../council/ground/filters/words.ts';
import { AFTER_DISTANCE, BEFORE_DISTANCE, NEARNESS, PLACE_WORDS } from '../words/nearness.ts';
import { ARTICLES } from '../words/small-words.ts';
import { UNITS } from '../words/units.ts';
import type { NamedLayer } from '../vocabulary.ts';
import { stemsOf } from '../tokens.ts';
import { readNumberAt } from './numbers.ts';

interface Where {
  metres: number | undefined;
  not: boolean;
  to: number;
}

const BEFORE_NAME = new Set([
  ...ARTICLES,
  'ward',
  'wards',
  'parish',
  'of',
  'town',
  'city',
  'either',
]);
const JOINTS = new Set([',', 'or', 'and', '/', '&', 'nor']);
const MAX_WORDS = 6;

/**
 * 'in Byker', 'near Byker or Walker', 'within 500 m of a conservation area', 'not in a flood zone',
 * 'outside North Jesmond ward', 'more than 1 mile from Mill Lane'; a ward or layer by its name alone.
 */
export function places(reading: SentenceReading, at: number): Hit | undefined {
  const where = distanceAt(reading, at) ?? nearnessAt(reading, at);
  if (!where) return byNameAlone(reading, at);
  const first = targetAt(reading, where.to);
  if (first) return hit(reading, where, first);
  return byDistanceField(reading, where);
}

function distanceAt(reading: SentenceReading, at: number): Where | undefined {
  const led = phraseAt(reading, at, BEFORE_DISTANCE);
  const number = readNumberAt(reading, led?.to ?? at);
  const unit =
    number &&
    phraseAt(
      reading,
      number.to,
      UNITS.filter(({ dimension }) => dimension === 'length'),
    );
  const last =
    unit &&
    AFTER_DISTANCE.map((word) => after(reading, unit.to, [word])).find((to) => to !== undefined);
  if (!number || !unit || last === undefined) return undefined;
  const metres = Math.round(number.value * unit.phrase.size);
  return { metres, not: led?.phrase.not ?? false, to: last };
}

function nearnessAt(reading: SentenceReading, at: number): Where | undefined {
  const near = phraseAt(reading, at, NEARNESS);
  return near && { metres: near.phrase.metres, not: near.phrase.not ?? false, to: near.to };
}

interface TargetAt {
  target: Target;
  to: number;
}

/** The place or the layers whose name starts here, the longest match. */
function targetAt(reading: SentenceReading, at: number): TargetAt | undefined {
  const from = skip(reading, at, BEFORE_NAME);
  // 'The Close' begins with an article itself.
  return namedAt(reading, at) ?? (from > at ? namedAt(reading, from) : undefined);
}

function namedAt(reading: SentenceReading, at: number): TargetAt | undefined {
  const limit = Math.min(MAX_WORDS, reading.tokens.length - at);
  for (let length = limit; length > 0; length -= 1) {
    const to = at + length;
    const target = targetCalled(reading, at, to);
    if (target) return { target, to: pastKind(reading, to, target) };
  }
  return undefined;
}

function targetCalled(reading: SentenceReading, from: number, to: number): Target | undefined {
  const { places: known, layers, heldBy } = reading.vocabulary;
  const phrase = phraseOf(reading, from, to);
  const called = known.get(phrase) ?? [];
  const stems = reading.tokens.slice(from, to).map(({ stem }) => stem);
  const wholly = layersCalled(layers, stems);
  if (wholly.length > 0 && !isHalf(wholly, stems, reading.tokens[to]?.text))
    return { kind: 'layers', layers: wholly };
  const place = bestPlace(called.filter(({ exact }) => exact));
  if (place) return { kind: 'place', place };
  const named = layersNamed(layers, stems);
  if (named.length > 0 && !isHalf(named, stems, reading.tokens[to]?.text))
    return { kind: 'layers', layers: named };
  const [held] = heldBy.get(phrase) ?? [];
  if (held) return { kind: 'value', ...held };
  const begun = bestPlace(called);
  return begun && { kind: 'place', place: begun };
}

/** 'Parks' in 'parks and gardens' is half of a name, where the council's layer is 'Parks and greens'. */
function isHalf(
  layers: readonly NamedLayer[],
  said: readonly string[],
  next: string | undefined,
): boolean {
  if (next !== 'and') return false;
  return layers.some(({ name }) =>
    ` ${stemsOf(name).join(' ')} `.includes(` ${said.join(' ')} and `),
  );
}

/** In the form used to look it up in the gazetteer: lower case, without quotation marks, single spaces. */
export function phraseOf(reading: SentenceReading, from: number, to: number): string {
  return textBetween(reading, from, to)
    .toLowerCase()
    .replaceAll(/["“”]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** 'Byker ward', 'Grey Street conservation area'. */
function pastKind(reading: SentenceReading, at: number, target: Target): number {
  if (target.kind === 'layers') return at;
  const layer = reading.vocabulary.layers.find(
    ({ id }) => target.kind === 'place' && id === target.place.layerId,
  );
  const words = new Set([...PLACE_WORDS, ...(layer?.name.toLowerCase().split(' ') ?? [])]);
  let to = at;
  while (
    reading.tokens[to] &&
    (words.has(reading.tokens[to]?.text ?? '') || words.has(reading.tokens[to]?.stem ?? ''))
  )
    to += 1;
  return to;
}

function hit(reading: SentenceReading, { metres, not: turned }: Where, first: TargetAt): Hit {
  const targets = [first.target];
  let { to } = first;
  for (;;) {
    const joint = skip(reading, to, JOINTS);
    const again = nearnessAt(reading, joint);
    const same = again && again.metres === metres && again.not === turned ? again.to : joint;
    const next = joint === to ? undefined : targetAt(reading, same);
    if (!next || begins(reading, joint)) break;
    targets.push(next.target);
    ({ to } = next);
  }
  return { to, meant: (not) => areaMeant(targets, metres, not !== turned) };
}

/** The next item of a list may be a field's value, or an amount that only sounds like a place. */
function begins(reading: SentenceReading, at: number): boolean {
  const field = fieldAt(reading, at);
  return field !== undefined && readNumberAt(reading, field.to) !== undefined;
}

/** A ward, and a layer by its name, mean a location even without "in". */
function byNameAlone(reading: SentenceReading, at: number): Hit | undefined {
  const limit = Math.min(MAX_WORDS, reading.tokens.length - at);
  for (let length = limit; length > 0; length -= 1) {
    const target = targetCalled(reading, at, at + length);
    if (!target || !impliesLocation(target)) continue;
    const to = pastKind(reading, at + length, target);
    return { ...hit(reading, { metres: undefined, not: false, to }, { target, to }), alone: true };
  }
  return undefined;
}

function impliesLocation(target: Target): boolean {
  if (target.kind === 'place') return target.place.exact && target.place.kind === 'ward';
  return target.kind === 'layers';
}

/** 'Within 800 m of a station' if the dictionary has a field for that distance. */
function byDistanceField(
  reading: SentenceReading,
  { metres, not: turned, to }: Where,
): Hit | undefined {
  const named =
    metres === undefined
      ? undefined
      : fieldAt(
          reading,
          to,
          (field) => isNumeric(field) && measureOf(field)?.dimension === 'length',
        );
  if (!named || metres === undefined) return undefined;
  const { dbPropertyName, label } = named.field;
  const value = metres / (measureOf(named.field)?.size ?? 1);
  return {
    to: named.to,
    meant: (not) =>
      not !== turned
        ? {
            filters: [{ type: 'number', dbPropertyName, equality: '>', value }],
            meaning: `${label} over ${distanceWords(metres)}`,
          }
        : {
            filters: [{ type: 'range', dbPropertyName, value: [null, value] }],
            meaning: `${label} at most ${distanceWords(metres)}`,
          },
  };
}
