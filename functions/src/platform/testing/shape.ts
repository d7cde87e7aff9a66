/** A TypeScript type as far as values can be held against it; what can't be is 'anything'. */
export type Shape =
  | { is: 'anything' }
  | { is: 'typeof'; name: 'string' | 'number' | 'boolean' | 'undefined' | 'object' }
  | { is: 'literal'; value: string | number | boolean | null }
  | { is: 'either'; of: Shape[] }
  | { is: 'list'; of: Shape }
  | { is: 'tuple'; of: Shape[] }
  | { is: 'map'; of: Shape }
  | { is: 'instance'; of: 'Date' | 'Uint8Array' }
  | { is: 'object'; fields: Record<string, { shape: Shape; optional: boolean }> };

/** Where a value is not what its type says, as `path: expected …, got …`; undefined where all is well. */
export function faultIn(value: unknown, shape: Shape, path = ''): string | undefined {
  const unless = (right: boolean, wanted: string) =>
    right ? undefined : `${path || 'row'}: expected ${wanted}, got ${shown(value)}`;
  switch (shape.is) {
    case 'anything':
      return undefined;
    case 'typeof':
      return unless(value !== null && typeof value === shape.name, shape.name);
    case 'literal':
      return unless(value === shape.value, JSON.stringify(shape.value));
    case 'instance':
      return unless(
        shape.of === 'Date' ? value instanceof Date : value instanceof Uint8Array,
        shape.of,
      );
    case 'either':
      return faultInAll(value, shape.of, path);
    case 'list':
    case 'tuple':
      if (!Array.isArray(value)) return unless(false, 'a list');
      if (shape.is === 'tuple' && value.length !== shape.of.length)
        return unless(false, `${shape.of.length} entries`);
      return first(value, (each, at) =>
        faultIn(each, shape.is === 'list' ? shape.of : (shape.of[at] as Shape), `${path}[${at}]`),
      );
    case 'map':
    case 'object':
      if (value === null || typeof value !== 'object' || Array.isArray(value))
        return unless(false, 'an object');
      return shape.is === 'map'
        ? first(Object.entries(value), ([key, each]) => faultIn(each, shape.of, join(path, key)))
        : first(Object.entries(shape.fields), ([key, field]) =>
            field.optional && !Object.hasOwn(value, key)
              ? undefined
              : faultIn((value as Record<string, unknown>)[key], field.shape, join(path, key)),
          );
  }
}

/** As faultIn, for a row: it has every column of its type and no other. */
export function faultInRow(row: Record<string, unknown>, shape: Shape): string | undefined {
  if (shape.is === 'either') {
    const faults = shape.of.map((each) => faultInRow(row, each));
    return faults.includes(undefined) ? undefined : faults[0];
  }
  if (shape.is !== 'object') return faultIn(row, shape);
  const missing = Object.keys(shape.fields).filter(
    (key) => !shape.fields[key]?.optional && !Object.hasOwn(row, key),
  );
  if (missing.length > 0) return `missing: ${missing.join(', ')}`;
  const extra = Object.keys(row).filter((key) => !Object.hasOwn(shape.fields, key));
  if (extra.length > 0) return `not in its type: ${extra.join(', ')}`;
  return faultIn(row, shape);
}

/** The fault that lies deepest is the one of the alternative that was meant. */
function faultInAll(value: unknown, shapes: Shape[], path: string): string | undefined {
  const faults = shapes.map((each) => faultIn(value, each, path));
  if (faults.length > 0 && faults.includes(undefined)) return undefined;
  const deeper = faults.find((fault) => fault && !fault.startsWith(`${path || 'row'}: `));
  const wanted = faults.map((fault) => fault?.split('expected ')[1]?.split(', got')[0]);
  return deeper ?? `${path || 'row'}: expected ${wanted.join(' or ')}, got ${shown(value)}`;
}

function first<T>(items: T[], faultOf: (item: T, at: number) => string | undefined) {
  for (const [at, item] of items.entries()) {
    const fault = faultOf(item, at);
    if (fault) return fault;
  }
  return undefined;
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key);

function shown(value: unknown): string {
  if (value instanceof Date) return 'a Date';
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
