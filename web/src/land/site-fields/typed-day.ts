const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** How a day may be typed (specification 000 section 5), each with the places of year, month and day. */
const FORMS: [RegExp, (found: string[]) => [year: string, month: string, day: string]][] = [
  [/^(\d{1,2}) ([a-z]+) (\d{4})$/, ([d = '', m = '', y = '']) => [y, m, d]],
  [/^([a-z]+) (\d{1,2}),? (\d{4})$/, ([m = '', d = '', y = '']) => [y, m, d]],
  [/^(\d{4})-(\d{2})-(\d{2})$/, ([y = '', m = '', d = '']) => [y, m, d]],
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, ([d = '', m = '', y = '']) => [y, m, d]],
  [/^(\d{4})\/(\d{1,2})\/(\d{1,2})$/, ([y = '', m = '', d = '']) => [y, m, d]],
  [/^([a-z]+) (\d{4})$/, ([m = '', y = '']) => [y, m, '1']],
];

/** The day that was typed, as yyyy-mm-dd; a month alone is its first day. Undefined for what is no day. */
export function typedDay(typed: string): string | undefined {
  const text = typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  for (const [form, order] of FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    const [year, month, day] = order(found.slice(1));
    return isoDay(Number(year), monthNumber(month), Number(day));
  }
  return undefined;
}

function monthNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  return text.length < 3 ? 0 : MONTHS.findIndex((name) => name.startsWith(text)) + 1;
}

function isoDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** A day as it is read and typed: 3 April 2026; nothing for none. */
export function shownDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
