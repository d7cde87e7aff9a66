const reading = new Set(['get', 'has', '!has']);
const comparing = new Set(['==', '!=', '<', '<=', '>', '>=', 'in', '!in']);

/**
 * The attributes that a map style (the layer's `mbstyle`, JSON text) reads: in expressions, in the older filter form,
 * in `{tokens}` and stops. A tile carries only these.
 */
export function styleAttributes(style: string | null): string[] {
  const found = new Set<string>();
  if (style !== null) collect(parsed(style), found);
  return [...found].filter((name) => !name.startsWith('$')).sort();
}

function parsed(style: string): unknown {
  try {
    return JSON.parse(style) as unknown;
  } catch {
    // It is up to the map to report an unreadable style; the layer's shapes are still served.
    return undefined;
  }
}

function collect(node: unknown, found: Set<string>): void {
  if (typeof node === 'string') {
    for (const [, name] of node.matchAll(/\{([^{}]+)\}/g)) found.add(name!);
  } else if (Array.isArray(node)) {
    const [operator, name] = node as unknown[];
    const names = typeof operator === 'string' && typeof name === 'string';
    if (names && (reading.has(operator) || comparing.has(operator))) found.add(name);
    for (const each of node) collect(each, found);
  } else if (typeof node === 'object' && node !== null) {
    const { property } = node as { property?: unknown };
    if (typeof property === 'string') found.add(property);
    for (const each of Object.values(node)) collect(each, found);
  }
}
