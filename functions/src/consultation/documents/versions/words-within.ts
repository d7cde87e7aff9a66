import { wordsOfHtml } from '../../ground/responses/response-rules.ts';
import { blockKindOf, type BlockType } from '../../ground/documents/kinds.ts';

/**
 * Every text of a block that somebody reads, a line each, in the order in which its type has its fields: that in which a
 * content was stored says nothing. Ids, colours and choices from lists are left out. Of what has no type, a title is a
 * plain text, and any text within a block of which nobody knows any more what it was may have elements.
 */
export function wordsWithin(content: unknown, type: BlockType | undefined): string {
  const kind = type && blockKindOf(type);
  const html = kind && new Set<string>(kind.htmlFields);
  const isHtml = (path: readonly string[]) => (html ? html.has(path.join('.')) : path.length > 0);
  const found: string[] = [];
  const walk = (value: unknown, path: readonly string[], schema: object | undefined): void => {
    const name = path.findLast((each) => each !== '*') ?? '';
    // Of what figures are counted from, people read what the search is called.
    if (name === 'source' && typeof value !== 'string')
      walk((value as { searchName?: unknown } | null)?.searchName, ['searchName'], undefined);
    else if (typeof value === 'string') {
      if (NOT_READ.has(name)) return;
      const words = (isHtml(path) ? readLines(value) : value).trim();
      if (words) found.push(words);
    } else if (typeof value === 'number' && name === 'value') found.push(String(value));
    else if (Array.isArray(value))
      for (const each of value) walk(each, [...path, '*'], partOf(schema, 'innerType'));
    else if (value && typeof value === 'object') {
      const fields = partOf(schema, 'fields') as Record<string, object> | undefined;
      const names = new Set([...Object.keys(fields ?? {}), ...Object.keys(value)]);
      for (const each of names)
        walk((value as Record<string, unknown>)[each], [...path, each], fields?.[each]);
    }
  };
  walk(content, [], kind?.schema);
  return found.join('\n');
}

/** What a schema says of the entries of a list, or of the fields of an object. */
const partOf = (schema: object | undefined, part: 'innerType' | 'fields'): object | undefined =>
  (schema as Partial<Record<typeof part, object>> | undefined)?.[part];

/** The words of HTML, a line for each paragraph. */
const readLines = (html: string) => wordsOfHtml(html.replaceAll(/<\/(p|li|h\d)>/g, '$&\n'));

/** Names of what a content says in code: nobody reads these words. */
const NOT_READ = new Set([
  'id',
  'if',
  'color',
  'type',
  'questionType',
  'orientation',
  'commentsBox',
  'columnName',
  'chartType',
  'columnChartType',
  'imageUrl',
  'align',
  'vertical',
  'results',
]);
