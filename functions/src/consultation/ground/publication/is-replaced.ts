import { sql } from '../../../platform/db.ts';

/** Whether answers to a document that the representation `r` says were registered anew since, or count no longer. */
export const isReplaced = sql<boolean>`
  exists (select from intake_keys k
            join document_respondents d
              on d.id = substring(k.key from '^document [0-9]+ respondent ([0-9]+)')::bigint
           where k.representation_id = r.id
             and (d.representation_id is distinct from r.id or cardinality(d.registered_answers) = 1))`;
