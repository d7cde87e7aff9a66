type Item = Record<string, unknown>;

const isItem = (value: unknown): value is Item =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The requested fields of an item: '*' is all, 'a.b' a part of a, in lists a part of each entry. */
export function pickFields(item: Item, paths: string[][]): Item {
  if (paths.some(([first]) => first === '*')) return item;
  const picked: Item = {};
  for (const key of new Set(paths.map(([first]) => first as string))) {
    const below = paths.filter(([first]) => first === key).map(([, ...rest]) => rest);
    const value = item[key];
    if (value === undefined) picked[key] = null;
    else if (below.some((rest) => !rest.length)) picked[key] = value;
    else if (Array.isArray(value))
      picked[key] = value.map((entry) => (isItem(entry) ? pickFields(entry, below) : entry));
    else picked[key] = isItem(value) ? pickFields(value, below) : value;
  }
  return picked;
}
