import { fieldAt, pastCopula } from '../field-at.ts';
import type { Hit, SentenceReading } from '../reading.ts';
import { isSwitch } from '../say.ts';

const YES = new Set(['yes', 'true']);
const NO = new Set(['no', 'false']);

/** 'deliverable', 'hazardous substances: no'. "Not deliverable" means No or unknown. */
export function switches(reading: SentenceReading, at: number): Hit | undefined {
  const named = fieldAt(reading, at, isSwitch);
  if (!named) return undefined;
  const { dbPropertyName, label } = named.field;
  const said = reading.tokens[pastCopula(reading, named.to)]?.text ?? '';
  const answered = YES.has(said) || NO.has(said);
  const wanted = !NO.has(said);
  return {
    to: answered ? pastCopula(reading, named.to) + 1 : named.to,
    meant: (not) => ({
      filters: [
        {
          type: 'checkbox',
          dbPropertyName,
          ...(not ? { equality: '!=' as const } : {}),
          value: wanted,
        },
      ],
      meaning: `${label} is ${not ? 'not ' : ''}${wanted ? 'Yes' : 'No'}`,
    }),
  };
}
