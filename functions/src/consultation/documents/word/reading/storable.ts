/**
 * A value whose texts a column can hold: without NUL characters, which a damaged file may name, and without halves of
 * characters, which cutting a text to its length leaves. Bytes stay as they are.
 */
export function storablePlan<Value>(value: Value): Value {
  return withTexts(value) as Value;
}

function withTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/[\0\p{Cs}]/gu, '');
  if (Array.isArray(value)) return value.map(withTexts);
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTexts(each)]));
}
