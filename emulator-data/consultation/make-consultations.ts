import { seededRandom, type Random } from '../random.ts';
import type { DemoConsultation, DemoConsultations, DemoRepresentation } from './consultation.ts';
import { contactsOf, organisationsOf } from './people.ts';
import { letterText } from './texts.ts';

const STATUSES: [string, number][] = [
  ['Received', 3],
  ['Acknowledged', 4],
  ['Pending', 1],
  ['In review', 2],
  ['Reviewed', 2],
  ['Response drafted', 1],
  ['Response approved', 1],
  ['Response sent', 2],
];

const ATTITUDES: ['Support' | 'Neutral' | 'Oppose', number][] = [
  ['Support', 3],
  ['Neutral', 2],
  ['Oppose', 5],
];

const consultations: DemoConsultation[] = [
  {
    name: 'Issues and options 2025',
    kind: 'Issues and options (regulation 18)',
    document: 'Local plan: issues and options',
    opensAt: '2025-09-08T09:00',
    closesAt: '2025-10-20T17:00',
  },
  {
    name: 'Draft local plan',
    kind: 'Publication (regulation 19)',
    document: 'Draft local plan',
    opensAt: '2026-09-07T09:00',
    closesAt: '2027-01-29T17:00',
  },
];

interface About {
  shortName: string;
  townName: string;
  postcodeArea: string;
  /** What letters are about: streets, wards. */
  places: readonly string[];
}

/**
 * One closed and one open consultation, with so many representations and the people and organisations who made them;
 * nothing at all for none.
 */
export function makeConsultations(about: About, count: number): DemoConsultations {
  if (count === 0)
    return { consultations: [], organisations: [], contacts: [], representations: [] };
  const random = seededRandom(`${about.shortName} consultations`);
  const organisations = organisationsOf(Math.ceil(count / 8), about, random);
  const contacts = contactsOf(Math.ceil(count / 2), organisations, about, random);
  const residents = contacts.flatMap(({ organisation }, at) => (organisation === null ? [at] : []));
  const agents = contacts.flatMap(({ organisation }, at) =>
    organisation !== null && organisations[organisation]?.organisationType === 'Consultant'
      ? [at]
      : [],
  );
  const representations = Array.from({ length: count }, () =>
    representation(about, { organisations: organisations.length, residents, agents }, random),
  );
  return { consultations, organisations, contacts, representations };
}

interface Writers {
  organisations: number;
  residents: readonly number[];
  agents: readonly number[];
}

function representation(about: About, writers: Writers, random: Random): DemoRepresentation {
  const past = random.chance(0.4);
  const received = past
    ? dayIn(2025, 9, 8, random.whole(0, 46))
    : dayIn(2026, 9, 7, random.whole(0, 70));
  const attitude = random.weighted(ATTITUDES);
  const status = past ? random.weighted(STATUSES.slice(4)) : random.weighted(STATUSES.slice(0, 5));
  const byOrganisation = random.chance(0.25) && writers.organisations > 0;
  const withAgent = random.chance(byOrganisation ? 0.3 : 0.05) && writers.agents.length > 0;
  return {
    consultation: past ? 0 : 1,
    contact: byOrganisation ? null : random.pick(writers.residents),
    organisation: byOrganisation ? random.whole(0, writers.organisations - 1) : null,
    agent: withAgent ? random.pick(writers.agents) : null,
    correspondence: random.weighted([
      ['E-mail', 6],
      ['Online form', 4],
      ['Letter', 2],
    ]),
    letterDate: shifted(received, -random.whole(0, 6)),
    receivedDate: received,
    acknowledgementDate: status === 'Received' ? null : shifted(received, random.whole(1, 9)),
    status,
    attitude: random.chance(0.92) ? attitude : null,
    text: letterText(attitude, about.places, random),
  };
}

const dayIn = (year: number, month: number, day: number, more: number) =>
  new Date(Date.UTC(year, month - 1, day + more)).toISOString().slice(0, 10);

function shifted(day: string, by: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dayIn(year, month, date, by);
}
