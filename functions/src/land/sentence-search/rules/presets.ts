import { skip, type Hit, type SentenceReading } from '../reading.ts';
import { listed } from '../../../council/ground/filters/words.ts';
import { stemsOf } from '../tokens.ts';

/** The council's own names for several statuses: 'still open', 'taken forward'. */
export function presets(reading: SentenceReading, at: number): Hit | undefined {
  const { fields, presets: named } = reading.vocabulary;
  const field = fields.find(({ type }) => type === 'status');
  if (!field) return undefined;
  const from = skip(reading, at, new Set(['that', 'are', 'is']));
  for (const { label, statuses } of named) {
    const words = stemsOf(label);
    const said = reading.tokens.slice(from, from + words.length).map(({ stem }) => stem);
    if (words.length === 0 || said.join(' ') !== words.join(' ')) continue;
    return {
      to: from + words.length,
      meant: (not) => ({
        filters: [
          {
            type: 'checkbox list',
            dbPropertyName: field.dbPropertyName,
            ...(not ? { equality: '!=' as const } : {}),
            value: statuses,
          },
        ],
        meaning: `${field.label} is ${not ? 'not ' : ''}${listed(statuses, 'or')}`,
      }),
    };
  }
  return undefined;
}
