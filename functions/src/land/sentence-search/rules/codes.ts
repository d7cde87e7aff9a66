import { fieldAt, pastCopula } from '../field-at.ts';
import { skip, type Hit, type SentenceReading } from '../reading.ts';
import { isTextField } from '../say.ts';

const OUTWARD = /^[A-Z]{1,2}[0-9][A-Z0-9]?$/;
const POSTCODE = /^[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}$/;
/** 'NCL-0042', '2019/1234/01/DET', 'HELAA12': letters and digits without spaces. */
const CODE = /^(?=[^\s]*\d)[\p{L}\d]+(?:[-/][\p{L}\d]+)*$/u;
const AROUND = new Set([
  'in',
  'at',
  'postcode',
  'postcodes',
  'the',
  'area',
  'reference',
  'ref',
  'number',
  'no',
]);

/** Postcodes ('in NE6', 'NE6 1AA') and references ('NCL-0042'), found by the word search of sites. */
export function codes(reading: SentenceReading, at: number): Hit | undefined {
  return postcode(reading, at) ?? reference(reading, at);
}

function postcode(reading: SentenceReading, at: number): Hit | undefined {
  const from = skip(reading, at, AROUND);
  const first = reading.tokens[from]?.text.toUpperCase() ?? '';
  const part = [2, 1, 0].map((more) => ({
    more,
    text: pieceAt(reading, from, from + 1 + more).toUpperCase(),
  }));
  const whole = part.find(({ text }) => POSTCODE.test(text));
  if (whole) return hit(whole.text, from + 1 + whole.more);
  return OUTWARD.test(first) ? hit(first, from + 1) : undefined;
}

function reference(reading: SentenceReading, at: number): Hit | undefined {
  const named = fieldAt(reading, at, (field) => isTextField(field) && field.options.length === 0);
  if (named) {
    const code = codeAt(reading, skip(reading, pastCopula(reading, named.to), AROUND));
    if (code) return hit(code.text, code.to, named.field);
  }
  const code = codeAt(reading, at);
  // Without a field's name it must be unmistakable.
  return code && /[-/]/.test(code.text) && /^\p{L}/u.test(code.text)
    ? hit(code.text, code.to)
    : undefined;
}

/** Everything from here up to the next space or comma. */
function codeAt(reading: SentenceReading, at: number): { text: string; to: number } | undefined {
  const start = reading.tokens[at]?.start;
  if (start === undefined) return undefined;
  const text =
    /^[^\s,;]+/.exec(reading.sentence.slice(start))?.[0].replace(/(?<![.?!:])[.?!:]+$/, '') ?? '';
  if (!CODE.test(text)) return undefined;
  let to = at;
  while ((reading.tokens[to]?.start ?? Infinity) < start + text.length) to += 1;
  return { text, to };
}

function pieceAt({ sentence, tokens }: SentenceReading, from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first && last ? sentence.slice(first.start, last.end).replaceAll(/\s+/g, ' ') : '';
}

const EVERY_TEXT = { dbPropertyName: 'search_text', label: 'Name, address or reference' };

function hit(value: string, to: number, { dbPropertyName, label } = EVERY_TEXT): Hit {
  return {
    to,
    meant: (not) => ({
      filters: [
        {
          type: 'text',
          dbPropertyName,
          ...(not ? { condition: 'not contains' as const } : {}),
          value,
        },
      ],
      meaning: `${label} ${not ? 'does not contain' : 'contains'} “${value}”`,
    }),
  };
}
