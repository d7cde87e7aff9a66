import { type Author, changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { contacts } from '../people/contact-records.ts';
import { organisations } from '../people/organisation-records.ts';
import { recordMessages } from '../../../records/kept/messages.ts';
import type { RecordDefinition } from '../../../records/kept/record-definition.ts';
import type { Arrival } from './arrival.ts';
import {
  findKnown,
  insertContacts,
  insertOrganisations,
  type KnownPerson,
} from './queries/arrivals.ts';

type Named = Pick<Arrival, 'contact' | 'organisation' | 'address'>;

export interface FoundPeople {
  contactId: number | null;
  organisationId: number | null;
}

/**
 * The contact and the organisation of each arrival, in order: found by e-mail address or exact name, else added. Two
 * people of one name who give different addresses stay two.
 */
export async function findOrAddPeople(
  tx: Tx,
  author: Author,
  arrivals: readonly Named[],
): Promise<FoundPeople[]> {
  const bodies = await resolve(arrivals, {
    wanted: ({ organisation, address }) =>
      organisation && {
        name: organisation.name,
        email: organisation.email,
        postcode: address.postcode,
      },
    known: (asked) => findKnown(tx, 'organisations', asked),
    add: (missing) =>
      insertOrganisations(
        tx,
        missing.flatMap(({ organisation, address }) =>
          organisation ? [{ ...organisation, ...address }] : [],
        ),
      ),
  });
  await tell(tx, author, organisations, bodies.added);
  const withBodies = arrivals.map((arrival, at) => ({
    ...arrival,
    organisationId: bodies.ids[at] ?? null,
  }));
  const people = await resolve(withBodies, {
    wanted: ({ contact, address }) =>
      contact && {
        name: `${contact.firstName} ${contact.lastName}`,
        email: contact.email,
        postcode: address.postcode,
      },
    known: (asked) => findKnown(tx, 'contacts', asked),
    add: (missing) =>
      insertContacts(
        tx,
        missing.flatMap(({ contact, address, organisationId }) =>
          contact ? [{ ...contact, ...address, organisationId }] : [],
        ),
      ),
  });
  await tell(tx, author, contacts, people.added);
  return arrivals.map((_, at) => ({
    contactId: people.ids[at] ?? null,
    organisationId: bodies.ids[at] ?? null,
  }));
}

interface Wanted {
  name: string;
  email: string | null;
  postcode: string | null;
}

interface Resolving<Row> {
  wanted: (row: Row) => Wanted | null;
  known: (asked: { emails: string[]; names: string[] }) => Promise<KnownPerson[]>;
  add: (rows: Row[]) => Promise<number[]>;
}

async function resolve<Row>(rows: readonly Row[], { wanted, known, add }: Resolving<Row>) {
  const asked = rows.map((row) => {
    const person = wanted(row);
    return person && lowered(person);
  });
  const index = new PeopleIndex(
    await known({
      emails: [...new Set(asked.flatMap((each) => each?.email ?? []))],
      names: [...new Set(asked.flatMap((each) => each?.name ?? []))],
    }),
  );
  // Those that are missing are given numbers below 0 until they are added, so that the rest of the batch finds them.
  const missing: Row[] = [];
  const found = rows.map((row, at) => {
    const person = asked[at];
    if (!person) return null;
    const id = index.find(person) ?? -missing.push(row);
    if (id < 0) index.keep({ id, ...person });
    return id;
  });
  const added = missing.length > 0 ? await add(missing) : [];
  return { ids: found.map((id) => (id !== null && id < 0 ? (added[-id - 1] ?? null) : id)), added };
}

const lowered = ({ name, email, postcode }: Wanted): Wanted => ({
  name: name.toLowerCase(),
  email: email?.toLowerCase() ?? null,
  postcode: postcode?.toLowerCase() ?? null,
});

/** People by their address and by their name, those added first before others. */
class PeopleIndex {
  readonly #byEmail = new Map<string, KnownPerson>();
  readonly #byName = new Map<string, KnownPerson[]>();

  constructor(known: readonly KnownPerson[]) {
    for (const person of known) this.keep(person);
  }

  keep(person: KnownPerson): void {
    if (person.email !== null && !this.#byEmail.has(person.email))
      this.#byEmail.set(person.email, person);
    const namesakes = this.#byName.get(person.name);
    if (namesakes) namesakes.push(person);
    else this.#byName.set(person.name, [person]);
  }

  find({ name, email, postcode }: Wanted): number | undefined {
    const byEmail = email === null ? undefined : this.#byEmail.get(email);
    if (byEmail) return byEmail.id;
    // Of one name and another address or postcode: somebody else.
    return this.#byName
      .get(name)
      ?.find(
        (known) =>
          (email === null || known.email === null) &&
          (postcode === null || known.postcode === null || known.postcode === postcode),
      )?.id;
  }
}

async function tell(
  tx: Tx,
  author: Author,
  definition: RecordDefinition,
  ids: readonly number[],
): Promise<void> {
  const history = [
    { field: definition.changes.entity, label: definition.one, newValue: recordMessages.created },
  ];
  await changed(tx, author, { of: definition.changes, ids, kind: 'created', history });
}
