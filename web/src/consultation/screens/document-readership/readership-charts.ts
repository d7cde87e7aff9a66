import type { getReadership } from '@contract/consultation/readership/contract.ts';
import type { QuestionCount } from '@contract/consultation/answers/council-contract.ts';
import type { Chart } from '@contract/consultation/ground/charts/chart.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { readershipMessages as messages } from './messages.ts';

export type DocumentReadership = OutputOf<typeof getReadership>;
export type ReadSection = DocumentReadership['sections'][number];

/** More columns cannot be told apart. */
export const MAX_CHART_COLUMNS = 24;

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
/** '2026-11-23' as '23 Nov'. */
export const shortDay = (day: string) => dayFormat.format(new Date(`${day}T00:00Z`));

export const daysChart = ({ days }: DocumentReadership): Chart => ({
  chartName: messages.byDay,
  chartType: 'line',
  chartData: days.flatMap(({ day, opens, respondents }) => [
    { label: shortDay(day), serial: messages.opens, value: opens },
    { label: shortDay(day), serial: messages.respondents, value: respondents },
  ]),
});

/** What a section is called; its number tells two of the same title apart. */
export const nameOfSection = ({ number, title }: ReadSection) =>
  [number, title || (number ? '' : messages.untitled)].filter(Boolean).join(' ');

/** Sections of the document itself: what lies deeper is in the table. */
export const chartedSections = (sections: readonly ReadSection[]) =>
  sections.filter(({ level }) => level === 1).slice(0, MAX_CHART_COLUMNS);

export const sectionsChart = (sections: readonly ReadSection[]): Chart => ({
  chartName: messages.bySection,
  chartType: 'column',
  chartData: chartedSections(sections).map((section, at, all) => {
    const label = nameOfSection(section);
    // Labels that are the same would be one column.
    const isAnother = all.findIndex((each) => nameOfSection(each) === label) < at;
    return { label: isAnother ? `${label} (${at + 1})` : label, value: section.readers };
  }),
});

export const questionsChart = (questions: readonly QuestionCount[]): Chart => ({
  chartName: messages.byQuestion,
  chartType: 'column',
  chartData: questions
    .slice(0, MAX_CHART_COLUMNS)
    .map(({ title, total }, at) => ({ label: `${at + 1}. ${title}`, value: total })),
});

export const wardsChart = (wards: DocumentReadership['wards']): Chart => ({
  chartName: messages.byWard,
  chartType: 'column',
  chartData: wards
    .slice(0, MAX_CHART_COLUMNS)
    .map(({ ward, respondents }) => ({ label: ward ?? messages.notKnown, value: respondents })),
});

/** Seconds in words. */
export function durationOf(seconds: number): string {
  const whole = Math.round(seconds);
  return messages.duration(Math.floor(whole / 60), whole % 60);
}

/** The mean; null where there is nobody. */
export const perReader = (seconds: number, readers: number): number | null =>
  readers === 0 ? null : seconds / readers;
