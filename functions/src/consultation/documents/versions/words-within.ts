import { wordsOfHtml } from '../../ground/answers/response-rules.ts';

/** Every text of a content that somebody reads, a line each; ids, colours and choices from lists are left out. */
export function wordsWithin(content: unknown): string {
  const found: string[] = [];
  const walk = (value: unknown, name: string): void => {
    // Of what figures are counted from, people read what the search is called.
    if (name === 'source')
      walk((value as { searchName?: unknown } | null)?.searchName, 'searchName');
    else if (typeof value === 'string') {
      if (NOT_READ.has(name)) return;
      const words = wordsOfHtml(value.replaceAll(/<\/(p|li|h\d)>/g, '$&\n')).trim();
      if (words) found.push(words);
    } else if (typeof value === 'number' && name === 'value') found.push(String(value));
    else if (Array.isArray(value)) for (const each of value) walk(each, name);
    else if (value && typeof value === 'object')
      for (const [key, each] of Object.entries(value)) walk(each, key);
  };
  walk(content, '');
  return found.join('\n');
}

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
