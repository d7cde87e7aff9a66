import { inOwnerTransaction } from '../../../platform/migrate.ts';
import { asOwner } from '../../../platform/testing/owner.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { addContacts } from '../../contacts/contract.ts';
import type { Response } from '../../ground/responses/response-schema.ts';
import { consulted } from '../../representations/testing/consulted.ts';
import { getRepresentation } from '../../representations/contract.ts';
import { approveResponse, sendResponse, upsertResponses } from '../contract.ts';

/** A council with a consultation, and ways to answer what is said in it. */
export async function answeredIn(council: Council) {
  const said = await consulted(council);
  const { contacts } = await council.as('officer').call(addContacts, {
    contacts: [
      { title: 'Ms', firstName: 'Ada', lastName: 'Marsh', email: `ada@${council.shortName}.test` },
      {
        firstName: 'Bo',
        lastName: 'Reed',
        address: { addressLine1: '3 Quay Street', town: 'Oakham', postcode: 'SW1A 1AA' },
      },
      { firstName: 'Cy', lastName: 'Nowhere' },
    ],
  });
  const [ada = 0, bo = 0, cy = 0] = contacts.map(({ id }) => id);
  const write = async (sent: object): Promise<Response> => {
    const { responses } = await council.as('officer').call(upsertResponses, {
      responses: [{ description: 'Thank you', text: '<p>Dear {salutation},</p>', ...sent }],
    });
    if (!responses[0]) throw new Error('No response was written');
    return responses[0];
  };
  const approve = async ({ id, row_version }: Response) =>
    (await council.as('admin').call(approveResponse, { id, row_version })).response;
  return {
    ...said,
    contacts: { ada, bo, cy },
    write,
    approve,
    send: async (response: Response, way: 'email' | 'letter' = 'email') => {
      const { id, row_version } = await approve(response);
      return (await council.as('officer').call(sendResponse, { id, row_version, way })).response;
    },
    statusOf: async (id: number) =>
      (await council.as('viewer').call(getRepresentation, { id })).representation.status,
    /** As the owner of the schema. */
    sql: (text: string) =>
      asOwner(({ client }) =>
        inOwnerTransaction(client, async () => {
          await client.query(`set local search_path = ${council.mainSchema}, extensions`);
          return client.query(text);
        }),
      ),
  };
}
