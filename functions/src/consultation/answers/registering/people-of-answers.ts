import type { Author } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { type Arrival, noAddress } from '../../ground/arrivals/arrival.ts';
import { findOrAddPeople } from '../../ground/arrivals/find-or-add-people.ts';
import type { Unregistered } from '../queries/registering.ts';

/** Who made each representation: the person, or the client for whom the person acted as an agent. */
export async function peopleOfAnswers(
  tx: Tx,
  author: Author,
  respondents: readonly Unregistered[],
) {
  const persons = await findOrAddPeople(
    tx,
    author,
    respondents.map((each) => ({
      contact: contactOf(each),
      organisation: null,
      address: noAddress,
    })),
  );
  const clients = await findOrAddPeople(
    tx,
    author,
    respondents.map(({ clientName }) => ({
      contact: null,
      organisation: clientName === null ? null : { name: clientName, type: 'Other', email: null },
      address: noAddress,
    })),
  );
  return respondents.map(({ clientName }, at) => {
    const contactId = persons[at]?.contactId ?? null;
    return clientName === null
      ? { representee: { contactId, organisationId: null }, agentId: null }
      : {
          representee: { contactId: null, organisationId: clients[at]?.organisationId ?? null },
          agentId: contactId,
        };
  });
}

function contactOf({
  firstName,
  lastName,
  email,
  phone,
}: Unregistered): NonNullable<Arrival['contact']> {
  const [first = '', ...rest] = firstName.trim().split(/\s+/);
  const last = lastName.trim() || rest.join(' ');
  return {
    title: null,
    firstName: lastName.trim() ? firstName.trim() : first || email.split('@')[0]!,
    lastName: last,
    jobTitle: null,
    email,
    phone,
  };
}
