import { cell, heading, type Paper, type PaperCell, type PaperPart, paragraph } from './paper.ts';
import { reportPaperMessages as messages } from './messages.ts';
import type { Regime } from './regimes.ts';

/** Something that was counted, and the rows that it leads to. */
export interface SummaryCount {
  label: string;
  count: number;
  href: string;
}

/** What is confirmed of one consultation. */
export interface SummarisedConsultation {
  name: string;
  kind: string;
  /** Days in London. */
  opened: string;
  closed: string;
  /** Who was invited, and how, in the council's words. */
  invited: string;
  how: string;
  all: SummaryCount;
  late: SummaryCount;
  attitudes: readonly SummaryCount[];
  topics: readonly SummaryCount[];
  themes: readonly SummaryCount[];
  campaigns: readonly (SummaryCount & { signatories: number })[];
  /** Approved responses: the issue, and what the council answers to it. */
  answers: readonly { issue: string; response: string; count: number }[];
}

const { heads } = messages;
const REGULATION_18 = /\(regulation 18\)$/;
const REGULATION_19 = /\(regulation 19\)$/;

/** The statutory summary under either set of regulations. */
export function summaryPaper(
  regime: Regime,
  around: Omit<Paper, 'title' | 'parts'>,
  consultations: readonly SummarisedConsultation[],
): Paper {
  const parts = regime === '2012' ? of2012(consultations) : of2026(consultations);
  return {
    ...around,
    title: messages.summaryTitle[regime],
    parts: [paragraph(messages.about[regime]), ...parts],
  };
}

function of2012(all: readonly SummarisedConsultation[]): PaperPart[] {
  const early = all.filter(({ kind }) => REGULATION_18.test(kind));
  const published = all.filter(({ kind }) => REGULATION_19.test(kind));
  const made = published.reduce((sum, { all: { count } }) => sum + count, 0);
  return [
    heading(2, messages.invited),
    ...eachOf(early, ({ invited }) => [toWrite(invited)]),
    heading(2, messages.how),
    ...eachOf(early, ({ how }) => [toWrite(how)]),
    heading(2, messages.issues18),
    ...eachOf(early, issuesOf),
    heading(2, messages.addressed),
    ...eachOf(early, answersOf),
    heading(2, messages.issues20),
    ...eachOf(published, (each) => [...issuesOf(each), ...answersOf(each)]),
    heading(2, messages.none20),
    paragraph(made === 0 ? messages.noneMade : messages.someMade),
  ];
}

const of2026 = (all: readonly SummarisedConsultation[]): PaperPart[] =>
  Object.entries(messages.stages).flatMap(([kind, stage]) => [
    heading(2, stage),
    ...eachOf(
      all.filter((each) => each.kind === kind),
      (each) => [...issuesOf(each), ...answersOf(each)],
    ),
  ]);

const toWrite = (text: string): PaperPart =>
  text.trim() ? paragraph(text) : { kind: 'paragraph', text: messages.toWrite, missing: true };

function eachOf(
  consultations: readonly SummarisedConsultation[],
  partsOf: (consultation: SummarisedConsultation) => PaperPart[],
): PaperPart[] {
  if (consultations.length === 0) return [paragraph(messages.noConsultation)];
  return consultations.flatMap((each) => [heading(3, each.name), ...partsOf(each)]);
}

function issuesOf(of: SummarisedConsultation): PaperPart[] {
  const { name, all, late, attitudes, topics, themes, campaigns } = of;
  const held = paragraph(messages.period(of.opened, of.closed));
  if (all.count === 0) return [held, paragraph(messages.noneReceived)];
  const none = topics.length + themes.length + of.answers.length === 0;
  return [
    held,
    ...chartOf(messages.attitudes(name), attitudes),
    counts(messages.received(name), heads.what, [
      { ...all, label: messages.all },
      { ...late, label: messages.late },
      ...attitudes.map((each) => ({ ...each, label: messages.attitude(each.label) })),
    ]),
    ...charted(messages.topics(name), heads.topic, topics),
    ...charted(messages.themes(name), heads.theme, themes),
    ...(campaigns.length > 0
      ? [
          table(
            messages.campaigns(name),
            [heads.campaign, heads.representations, heads.signatories],
            campaigns.map((each) => [
              cell(each.label),
              figure(each),
              cell(String(each.signatories)),
            ]),
          ),
        ]
      : []),
    ...(none ? [paragraph(messages.noIssues)] : []),
  ];
}

function answersOf({ name, answers }: SummarisedConsultation): PaperPart[] {
  if (answers.length === 0) return [{ kind: 'paragraph', text: messages.toWrite, missing: true }];
  const rows = answers.map(({ issue, response, count }) => [
    cell(issue),
    cell(response),
    cell(String(count)),
  ]);
  return [
    {
      kind: 'table',
      caption: messages.answers(name),
      heads: [heads.issue, heads.response, heads.representations],
      rows,
      figures: [2],
    },
  ];
}

const figure = ({ count, href }: SummaryCount): PaperCell =>
  cell(String(count), count > 0 ? href : undefined);

const counts = (caption: string, head: string, rows: readonly SummaryCount[]): PaperPart =>
  table(
    caption,
    [head, heads.number],
    rows.map((each) => [cell(each.label), figure(each)]),
  );

/** Counts with their picture; nothing where nothing was counted. */
const charted = (caption: string, head: string, rows: readonly SummaryCount[]): PaperPart[] =>
  rows.length === 0 ? [] : [...chartOf(caption, rows), counts(caption, head, rows)];

/** More columns than these cannot be told apart on paper: the table has them all. */
const MAX_COLUMNS = 12;

/** One number needs no picture. */
function chartOf(chartName: string, rows: readonly SummaryCount[]): PaperPart[] {
  if (rows.length < 2) return [];
  const chartData = rows
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_COLUMNS)
    .map(({ label, count }) => ({ label, value: count }));
  return [{ kind: 'chart', chart: { chartName, chartType: 'column', chartData } }];
}

const table = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly PaperCell[])[],
): PaperPart => ({
  kind: 'table',
  caption,
  heads: columns,
  rows,
  figures: columns.map((_, at) => at).slice(1),
});
