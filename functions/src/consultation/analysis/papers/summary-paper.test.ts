import { expect, it } from 'vitest';
import { type SummarisedConsultation, summaryPaper } from './summary-paper.ts';

const around = { council: 'Oak', made: 'Made today' };
const nothing = { label: '', count: 0, href: '' };
const consultation = (more: Partial<SummarisedConsultation>): SummarisedConsultation => ({
  name: 'Draft plan',
  kind: 'Publication (regulation 19)',
  opened: '2 March 2026',
  closed: '13 April 2026',
  all: { label: '', count: 3, href: 'https://oak.test/all' },
  late: nothing,
  invited: '',
  how: '',
  attitudes: [],
  topics: [],
  themes: [],
  campaigns: [],
  answers: [],
  ...more,
});
const wordsOf = (...args: Parameters<typeof summaryPaper>) => {
  const { parts } = summaryPaper(...args);
  return parts.flatMap((part) =>
    part.kind === 'table' ? part.rows.flat() : part.kind === 'chart' ? [] : part,
  );
};

it('counts what came at publication under (v), and says under (vi) whether none did', () => {
  const made = wordsOf('2012', around, [consultation({})]);
  expect(made).toContainEqual({ text: '3', href: 'https://oak.test/all' });
  expect(JSON.stringify(made)).toContain('Does not apply');
  const unmade = wordsOf('2012', around, [consultation({ all: nothing })]);
  expect(JSON.stringify(unmade)).toContain('No representations were made under regulation 20');
});

it('leaves to the council what only it knows, visibly', () => {
  const kind = 'Issues and options (regulation 18)';
  const { parts } = summaryPaper('2012', around, [
    consultation({ kind, all: nothing, invited: 'Everybody', how: ' ' }),
  ]);
  expect(JSON.stringify(parts)).toContain('Everybody');
  // How they were invited, and how what they said was taken into account.
  expect(parts.filter((part) => part.kind === 'paragraph' && part.missing)).toHaveLength(2);
});

it('keeps the stages of 2026 by themselves', () => {
  const scoping = consultation({ kind: 'Scoping consultation (2026 regulations)', name: 'Scope' });
  const told = JSON.stringify(wordsOf('2026', around, [scoping, consultation({})]));
  expect(told).toContain('Scope');
  expect(told).not.toContain('Draft plan');
});

it('has a picture of what was counted where there is more than one number to see', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ label: `Topic ${at}`, count: at + 1, href: '' }));
  const charts = (topics: number) =>
    summaryPaper('2012', around, [consultation({ topics: rows(topics) })]).parts.filter(
      (part) => part.kind === 'chart',
    );
  expect(charts(1)).toEqual([]);
  const [{ chart } = { chart: undefined }] = charts(20);
  expect(chart?.chartName).toBe('Main issues by topic: Draft plan');
  // The most frequent; the table has them all.
  expect(chart?.chartData).toHaveLength(12);
  expect(chart?.chartData[0]).toEqual({ label: 'Topic 19', value: 20 });
});
