import {
  engineKinds,
  icons,
  patterns,
  type DrawnStyle,
  type LayerStyle,
  type StyleValue,
} from './layer-style.ts';
import { layoutProperties, paintProperties } from './style-properties.ts';

/** The most layers in one style, and how deep 'multiple' may be nested. */
const MAX_STYLE_LAYERS = 20;
const DEEPEST = 3;

class Fault extends Error {}
type Raw = Record<string, unknown>;

/**
 * Parses a layer's `mbstyle` (JSON text) into a style that can be drawn, or says what is wrong with it. A list of
 * layers is read as 'multiple'.
 */
export function readStyle(text: string | null): { style: LayerStyle } | { fault: string } {
  if (text === null || text.trim() === '') return { fault: 'The layer has no style' };
  try {
    return { style: styleIn(parsed(text), 1) };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message };
    throw error;
  }
}

/** What is wrong with a style; undefined when it can be drawn. */
export function styleFault(text: string): string | undefined {
  const read = readStyle(text);
  return 'fault' in read ? read.fault : undefined;
}

/** A style's own layers, however deeply nested, from the bottom up. */
export function drawnStyles(style: LayerStyle): DrawnStyle[] {
  return style.type === 'multiple' ? style.layers.flatMap(drawnStyles) : [style];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Fault('The style is not JSON');
  }
}

function styleIn(raw: unknown, depth: number): LayerStyle {
  if (Array.isArray(raw)) return multiple(raw, depth);
  if (typeof raw !== 'object' || raw === null) throw new Fault('A style is an object');
  const { type, layers } = raw as Raw;
  if (type === 'multiple') return multiple(layers, depth);
  return drawn(raw as Raw);
}

function multiple(layers: unknown, depth: number): LayerStyle {
  if (!Array.isArray(layers) || layers.length === 0) throw new Fault('layers: a list is needed');
  if (layers.length > MAX_STYLE_LAYERS) throw new Fault(`layers: at most ${MAX_STYLE_LAYERS}`);
  if (depth >= DEEPEST) throw new Fault('layers: nested too deeply');
  return { type: 'multiple', layers: layers.map((layer) => styleIn(layer, depth + 1)) };
}

function drawn(raw: Raw): DrawnStyle {
  const common = commonOf(raw);
  const { type } = raw;
  switch (type) {
    case 'fill':
    case 'circle':
    case 'line':
    case 'symbol':
      return {
        ...common,
        type,
        paint: properties(raw.paint, 'paint', paintProperties[type]),
        layout: properties(raw.layout, 'layout', layoutProperties[type]),
      };
    case 'fillPattern':
      return {
        ...common,
        ...patterned(raw),
        type,
        pattern: among(raw, 'pattern', patterns),
        ...numbers(raw, { size: [4, 64] }),
      };
    case 'fillStripes':
      return {
        ...common,
        ...patterned(raw),
        type,
        ...(raw.angle === undefined ? {} : { angle: among(raw, 'angle', [0, 45, 90, 135]) }),
        ...numbers(raw, { width: [1, 32] }),
      };
    case 'arrowLine':
      return {
        ...common,
        type,
        color: colour(raw, 'color'),
        ...colours(raw, ['arrowColor']),
        ...numbers(raw, {
          width: [0.25, 40],
          opacity: [0, 1],
          arrowSize: [4, 64],
          spacing: [4, 1000],
        }),
      };
    case 'iconPatternLine':
      return {
        ...common,
        type,
        icon: among(raw, 'icon', icons),
        color: colour(raw, 'color'),
        ...numbers(raw, { size: [4, 64], spacing: [1, 1000], opacity: [0, 1], width: [0.25, 40] }),
      };
    default:
      throw new Fault(
        `type: not one of ${[...engineKinds, 'fillPattern', 'fillStripes', 'arrowLine', 'iconPatternLine', 'multiple'].join(', ')}`,
      );
  }
}

function patterned(raw: Raw) {
  return {
    color: colour(raw, 'color'),
    ...colours(raw, ['background', 'outline']),
    ...numbers(raw, { opacity: [0, 1], outlineWidth: [0, 20] }),
  };
}

function commonOf(raw: Raw) {
  const { filter } = raw;
  if (filter !== undefined && !isExpression(filter)) throw new Fault('filter: not an expression');
  return {
    ...(filter === undefined ? {} : { filter: filter as StyleValue[] }),
    ...numbers(raw, { minzoom: [0, 24], maxzoom: [0, 24] }),
  };
}

/** Only properties that the engines know for this kind of layer: one wrong name and they draw none of it. */
function properties(raw: unknown, where: string, known: ReadonlySet<string>) {
  if (raw === undefined) return {};
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new Fault(`${where}: an object is needed`);
  }
  for (const [name, value] of Object.entries(raw)) {
    if (!known.has(name)) throw new Fault(`${where}: ${name} is not known here`);
    if (value === null) throw new Fault(`${where}: ${name} has no value`);
    if (name.endsWith('-color') && typeof value === 'string' && !isColour(value)) {
      throw new Fault(`${where}: ${name} is not a colour`);
    }
    if (/-(width|radius|opacity|size|blur)$/.test(name) && typeof value === 'string') {
      throw new Fault(`${where}: ${name} is not a number`);
    }
  }
  return raw as Record<string, StyleValue>;
}

const isExpression = (value: unknown) => Array.isArray(value) && typeof value[0] === 'string';

const COLOUR =
  /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl)a?\([\d\s.,%/deg-]+\)|[a-z]{3,24})$/i;
const isColour = (value: unknown): value is string =>
  typeof value === 'string' && COLOUR.test(value.trim());

function colour(raw: Raw, name: string): string {
  const value = raw[name];
  if (!isColour(value)) throw new Fault(`${name}: a colour is needed`);
  return value;
}

function colours<N extends string>(raw: Raw, names: readonly N[]): Partial<Record<N, string>> {
  const given = names.filter((name) => raw[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, colour(raw, name)])) as Partial<
    Record<N, string>
  >;
}

function numbers<N extends string>(raw: Raw, limits: Record<N, [number, number]>) {
  const given = (Object.entries(limits) as [N, [number, number]][]).filter(
    ([name]) => raw[name] !== undefined,
  );
  return Object.fromEntries(
    given.map(([name, [least, most]]) => {
      const value = raw[name];
      if (typeof value !== 'number' || !(value >= least && value <= most)) {
        throw new Fault(`${name}: a number from ${least} to ${most} is needed`);
      }
      return [name, value];
    }),
  ) as Partial<Record<N, number>>;
}

function among<V>(raw: Raw, name: string, values: readonly V[]): V {
  const value = raw[name] as V;
  if (!values.includes(value)) throw new Fault(`${name}: not one of ${values.join(', ')}`);
  return value;
}
