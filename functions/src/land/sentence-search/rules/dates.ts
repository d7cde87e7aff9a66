import { daysLater, monthsEarlier } from '../../../platform/dates/day.ts';
import { longDate } from '../../../platform/dates/long-date.ts';
import { fieldAt, namesAt, pastCopula } from '../field-at.ts';
import { after, phraseAt, type Hit, type SentenceReading } from '../reading.ts';
import { isDate } from '../say.ts';
import type { VocabularyField } from '../vocabulary.ts';
import { DATE_USES, LAST, SPANS, type Use } from '../words/dates.ts';
import { dayAt } from './day-at.ts';
import { readNumberAt } from './numbers.ts';

type Between = [string | null, string | null];
interface When {
  days: Between;
  to: number;
}

/**
 * 'permission since 2020', 'added in the last 3 years', 'visited before March 2021': a date field and when. Without a
 * field's name this is understood only if the dictionary has a single date field.
 */
export function dates(reading: SentenceReading, at: number): Hit | undefined {
  for (const { field, to } of namesAt(reading, at, isDate)) {
    const said = whenAt(reading, pastCopula(reading, to));
    if (said) return hit(field, said);
  }
  const when = whenAt(reading, at);
  if (!when) return undefined;
  const behind = fieldAt(reading, when.to, isDate);
  if (behind) return hit(behind.field, { ...when, to: behind.to });
  const all = reading.vocabulary.fields.filter(isDate);
  return all.length === 1 ? hit(all[0] as VocabularyField, when) : undefined;
}

function whenAt(reading: SentenceReading, at: number): When | undefined {
  return (
    betweenAt(reading, at) ?? recentAt(reading, at) ?? agoAt(reading, at) ?? usedAt(reading, at)
  );
}

function betweenAt(reading: SentenceReading, at: number): When | undefined {
  const led = after(reading, at, ['between']) ?? after(reading, at, ['from']);
  const first = led === undefined ? undefined : dayAt(reading, led);
  const joint =
    first &&
    (after(reading, first.to, ['and']) ??
      after(reading, first.to, ['to']) ??
      after(reading, first.to, ['-']));
  const second = joint === undefined ? undefined : dayAt(reading, joint);
  if (!first || !second) return undefined;
  const [low, high] = first.days[0] <= second.days[0] ? [first, second] : [second, first];
  return { days: [low.days[0], high.days[1]], to: second.to };
}

/** 'in the last 3 years', 'the past month'. */
function recentAt(reading: SentenceReading, at: number): When | undefined {
  const last = phraseAt(reading, at, LAST);
  const span = last && spanAt(reading, last.to);
  const isPeriod = last?.to === at + 1 && span && span.count === undefined;
  // 'Last year' is the year before this one.
  return span && !isPeriod
    ? { days: [earlier(reading, span), reading.today], to: span.to }
    : undefined;
}

/** 'more than 3 years ago', 'over a year old', 'older than 2 years'. */
function agoAt(reading: SentenceReading, at: number): When | undefined {
  const led = ['more than', 'over', 'older than', 'at least', 'longer than']
    .map((text) => after(reading, at, text.split(' ')))
    .find((to) => to);
  const fresh = ['less than', 'under', 'newer than', 'at most', 'within']
    .map((text) => after(reading, at, text.split(' ')))
    .find((to) => to);
  const span = (led ?? fresh) === undefined ? undefined : spanAt(reading, (led ?? fresh) as number);
  if (!span) return undefined;
  const isOlder = after(reading, at, ['older', 'than']) ?? after(reading, at, ['newer', 'than']);
  const to =
    after(reading, span.to, ['ago']) ?? after(reading, span.to, ['old']) ?? (isOlder && span.to);
  if (to === undefined) return undefined;
  const then = earlier(reading, span);
  return { days: led === undefined ? [then, reading.today] : [null, then], to };
}

interface Span {
  count: number | undefined;
  of: { months?: number; days?: number };
  to: number;
}

function spanAt(reading: SentenceReading, at: number): Span | undefined {
  const isArticle = reading.tokens[at]?.text === 'a';
  const number = isArticle ? { value: 1, to: at + 1 } : readNumberAt(reading, at);
  const unit = reading.tokens[number?.to ?? at];
  const of = unit && Object.hasOwn(SPANS, unit.stem) ? SPANS[unit.stem] : undefined;
  if (!of || !Number.isInteger(number?.value ?? 1) || (number?.value ?? 1) > 1_200)
    return undefined;
  return { count: number?.value, of, to: (number?.to ?? at) + 1 };
}

function earlier({ today }: SentenceReading, { count = 1, of }: Span): string {
  return of.days === undefined
    ? monthsEarlier(today, count * (of.months ?? 0))
    : daysLater(today, -count * of.days);
}

function usedAt(reading: SentenceReading, at: number): When | undefined {
  const use = phraseAt(reading, at, DATE_USES);
  const dated = dayAt(reading, use?.to ?? at);
  if (!dated) return undefined;
  // A bare '2020' is a number; a written-out day is a date.
  if (!use && reading.tokens[at]?.kind === 'number' && dated.to === at + 1) return undefined;
  return { days: used(use?.phrase.use ?? 'within', dated.days), to: dated.to };
}

function used(use: Use, [first, last]: [string, string]): Between {
  if (use === 'from') return [first, null];
  if (use === 'after') return [daysLater(last, 1), null];
  if (use === 'before') return [null, daysLater(first, -1)];
  return use === 'until' ? [null, last] : [first, last];
}

function hit({ dbPropertyName, label }: VocabularyField, { days: [from, until], to }: When): Hit {
  const asked = (value: Between) => ({ type: 'date range' as const, dbPropertyName, value });
  return {
    to,
    meant: (not) => {
      if (!not)
        return { filters: [asked([from, until])], meaning: `${label} ${periodWords(from, until)}` };
      const before = from === null ? [] : [asked([null, daysLater(from, -1)])];
      const later = until === null ? [] : [asked([daysLater(until, 1), null])];
      const parts = [...before, ...later];
      return {
        filters: parts.length > 1 ? [{ type: 'group', operator: '_or', filters: parts }] : parts,
        meaning: `${label} not ${periodWords(from, until)}`,
      };
    },
  };
}

function periodWords(from: string | null, until: string | null): string {
  if (from === null) return `up to ${longDate(until ?? '')}`;
  if (until === null) return `from ${longDate(from)}`;
  return from === until ? `on ${longDate(from)}` : `from ${longDate(from)} to ${longDate(until)}`;
}
