/** What an edit's line on the wire says: `field|old value|new value`, pipes and backslashes in values escaped. */
export interface EditContent {
  /** The field as people call it. */
  field: string;
  oldValue: string;
  newValue: string;
}

const SEPARATOR = '|';

/** Values in one line: each `\` becomes `\\` and each `|` becomes `\|`, so that any text comes back as it was. */
export function joinEscaped(values: readonly string[]): string {
  return values
    .map((value) => value.replaceAll('\\', '\\\\').replaceAll(SEPARATOR, `\\${SEPARATOR}`))
    .join(SEPARATOR);
}

/** The values of such a line; a lone backslash at the end stands for itself. */
export function splitEscaped(line: string): string[] {
  const values = [''];
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (sign === SEPARATOR) {
      values.push('');
      continue;
    }
    const escaped = sign === '\\' && at + 1 < line.length;
    if (escaped) at += 1;
    values.push(`${values.pop() ?? ''}${escaped ? line[at] : sign}`);
  }
  return values;
}

/** The wire's line of an edit. */
export function writeEditContent({ field, oldValue, newValue }: EditContent): string {
  return joinEscaped([field, oldValue, newValue]);
}

/** An edit from its line; missing parts are empty. */
export function readEditContent(line: string): EditContent {
  const [field = '', oldValue = '', newValue = ''] = splitEscaped(line);
  return { field, oldValue, newValue };
}

/** How the product writes a switch that nobody answered. */
export const DONT_KNOW = 'dontknow';

const WORDS: Record<string, string> = { true: 'Yes', false: 'No', [DONT_KNOW]: 'Not known' };

/** A value of an edit as people read it: true, false and dontknow are Yes, No and Not known. */
export function readableValue(value: string): string {
  return Object.hasOwn(WORDS, value) ? (WORDS[value] ?? value) : value;
}
