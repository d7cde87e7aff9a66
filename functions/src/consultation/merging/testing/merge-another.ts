import type { Council } from '../../../platform/testing/council.ts';
import { addContacts, getContact } from '../../contacts/contract.ts';
import { mergeLookAlikes } from '../contract.ts';

/** Merges a further contact into this one; gives the id of the merge. */
export async function mergeAnother(council: Council, keptId: number): Promise<number> {
  const { contacts } = await council.as('officer').call(addContacts, {
    contacts: [{ firstName: 'Bob', lastName: 'Birch' }],
  });
  const { contact } = await council.as('officer').call(getContact, { id: keptId });
  const [bob] = contacts;
  if (!bob) throw new Error('Bob was added');
  const { merge: merged } = await council.as('officer').call(mergeLookAlikes, {
    kind: 'contact',
    keptId,
    keptVersion: contact.row_version,
    mergedId: bob.id,
    mergedVersion: bob.row_version,
  });
  return merged.id;
}
