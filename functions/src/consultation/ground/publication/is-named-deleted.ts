import { sql } from '../../../platform/db.ts';

/** Whether the representation `r` would be published with the name of a contact or organisation that was deleted. */
export const isNamedDeleted = sql<boolean>`
  (r.consent is not distinct from 'Name and text'
   and exists (select from representees e
                 left join contacts c on c.id = e.contact_id
                 left join organisations o on o.id = e.organisation_id
                where e.representation_id = r.id and (c.is_deleted or o.is_deleted)))`;
