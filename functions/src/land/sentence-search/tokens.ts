export interface Token {
  kind: 'word' | 'number' | 'day' | 'quoted' | 'sign';
  /** Lower case. */
  text: string;
  /** The word in the singular. */
  stem: string;
  /** Value of a number. */
  value?: number;
  /** A number with £ before it. */
  pounds?: boolean;
  /** Position in the sentence. */
  start: number;
  end: number;
}

const PATTERN = new RegExp(
  [
    '(?<day>\\d{4}-\\d{2}-\\d{2}|\\d{4}/\\d{1,2}/\\d{1,2}|\\d{1,2}/\\d{1,2}/\\d{4})(?!\\d)',
    '["“](?<quoted>[^"“”]{1,200})["”]',
    '(?<number>(?:£\\s?)?(?:\\d{1,3}(?:,\\d{3})+|\\d{1,12})(?:\\.\\d+)?)',
    "(?<word>\\p{L}[\\p{L}\\p{M}\\p{N}²'’]*)",
    '(?<sign>>=|<=|[^\\s])',
  ].join('|'),
  'gu',
);

/** The sentence split into words, numbers, dates, quoted texts and signs; hyphens between letters only join. */
export function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = [];
  for (const match of sentence.matchAll(PATTERN)) {
    const token = tokenOf(match);
    if (token && !isJoint(token, sentence)) tokens.push(token);
  }
  return tokens;
}

function tokenOf(match: RegExpExecArray): Token | undefined {
  const { day, quoted, number, word } = match.groups ?? {};
  const place = { start: match.index, end: match.index + match[0].length };
  const text = match[0].toLowerCase();
  if (day !== undefined) return { kind: 'day', text, stem: text, ...place };
  if (quoted !== undefined) return { kind: 'quoted', text: quoted, stem: quoted, ...place };
  if (number !== undefined) {
    const value = Number(text.replaceAll(/[£,\s]/g, ''));
    return {
      kind: 'number',
      text,
      stem: text,
      value,
      ...(text.startsWith('£') ? { pounds: true } : {}),
      ...place,
    };
  }
  if (word !== undefined) {
    const plain = text.replaceAll('’', "'");
    return { kind: 'word', text: plain, stem: stemOf(plain), ...place };
  }
  const sign = text === '–' || text === '—' ? '-' : text;
  return { kind: 'sign', text: sign, stem: sign, ...place };
}

/** 'mixed-use' is two words; '2-5' has a sign between its numbers. */
function isJoint({ text, start, end }: Token, sentence: string): boolean {
  if (text !== '-') return /^['".!?:()[\]{}]$/.test(text);
  return !(/\d\s*$/.test(sentence.slice(0, start)) && /^\s*£?\d/.test(sentence.slice(end)));
}

/** A word in the singular, without a possessive: enough for labels and options of a form. */
export function stemOf(word: string): string {
  const plain = word.toLowerCase().replace(/['’]s?$/, '');
  if (plain.length <= 3 || /(ss|us|is)$/.test(plain)) return plain;
  if (plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  if (/(s|x|ch|sh)es$/.test(plain)) return plain.slice(0, -2);
  return plain.replace(/s$/, '');
}

/** A council has a few thousand words in all; the result is cached, since every token needs it. */
const cut = new Map<string, readonly string[]>();
const MAX_CACHED = 20_000;

/** The stems of a label, an option or a name, without signs. */
export function stemsOf(text: string): readonly string[] {
  const known = cut.get(text);
  if (known) return known;
  const stems = tokensOf(text.replaceAll('_', ' '))
    .filter(({ kind, text: sign }) => kind !== 'sign' || sign === '-' || sign === '%')
    .flatMap((token) => (token.kind === 'quoted' ? stemsOf(token.text) : [token.stem]));
  if (cut.size >= MAX_CACHED) cut.clear();
  cut.set(text, stems);
  return stems;
}
