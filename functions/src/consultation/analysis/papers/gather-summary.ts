import type { Filter } from '../../../council/ground/filters/filter.ts';
import { longDate } from '../../../platform/dates/long-date.ts';
import type { Tx } from '../../../platform/db.ts';
import { count } from '../count.ts';
import { filterOfValue, labelOfValue, type MeasureId } from '../measures.ts';
import { answersOfConsultation, consultationsOfPaper } from '../queries/papers.ts';
import { findInvitations } from '../queries/invitations.ts';
import { findCampaigns } from '../queries/campaigns.ts';
import type { SummarisedConsultation, SummaryCount } from './summary-paper.ts';

/** Everything that is confirmed of the council's consultations; `origin`: where the product is opened. */
export async function gatherSummary(tx: Tx, origin: string): Promise<SummarisedConsultation[]> {
  const consultations = await consultationsOfPaper(tx);
  const invitations = new Map(
    (await findInvitations(tx)).map((each) => [each.consultationId, each]),
  );
  const gathered: SummarisedConsultation[] = [];
  for (const { id, name, kind, opened, closed } of consultations) {
    const within = [filterOfValue('consultation', name)];
    const counted = (by: MeasureId) => countedBy(tx, by, within, origin);
    const late = await counted('late');
    const total = (await count(tx, { by: 'late', filters: within })).total;
    const campaigns = (await findCampaigns(tx, { consultationId: id }))
      .filter(({ state }) => state === 'confirmed')
      .map(({ name: label, representations, signatories }) => ({
        ...summaryCount('campaign', label, representations, within, origin),
        signatories,
      }));
    gathered.push({
      name,
      kind,
      opened: longDate(opened),
      closed: longDate(closed),
      invited: invitations.get(id)?.invited ?? '',
      how: invitations.get(id)?.how ?? '',
      all: { label: '', count: total, href: addressOf(origin, within) },
      late: late.find(({ label }) => label === labelOfValue('late', 'late')) ?? {
        label: '',
        count: 0,
        href: '',
      },
      attitudes: await counted('attitude'),
      topics: await confirmed(tx, 'topic', within, origin),
      themes: await confirmed(tx, 'theme', within, origin),
      campaigns,
      answers: await answersOfConsultation(tx, id),
    });
  }
  return gathered;
}

async function countedBy(
  tx: Tx,
  by: MeasureId,
  within: Filter[],
  origin: string,
): Promise<SummaryCount[]> {
  const { values } = await count(tx, { by, filters: within });
  return values.map((each) => summaryCount(by, each.value, each.count, within, origin));
}

/** Those that have one: that a representation has no topic is no main issue. */
async function confirmed(tx: Tx, by: MeasureId, within: Filter[], origin: string) {
  const { values } = await count(tx, { by, filters: within });
  return values.flatMap((each) =>
    each.value === null ? [] : summaryCount(by, each.value, each.count, within, origin),
  );
}

const summaryCount = (
  by: MeasureId,
  value: string | null,
  counted: number,
  within: readonly Filter[],
  origin: string,
): SummaryCount => ({
  label: labelOfValue(by, value),
  count: counted,
  href: addressOf(origin, [...within, filterOfValue(by, value)]),
});

/** The manager's table with exactly these representations. */
const addressOf = (origin: string, filters: readonly Filter[]): string =>
  `${origin}/consultations/representations/all?${new URLSearchParams({ filters: JSON.stringify(filters) }).toString()}`;
