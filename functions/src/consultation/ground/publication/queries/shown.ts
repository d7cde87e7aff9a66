import { sql } from '../../../../platform/db.ts';
import { publishable } from './published-attachments.ts';
import { publicationMessages as messages } from '../messages.ts';

/** What of a representation is for the public: its text without what was redacted, and a name only with consent. */
export const shown = sql`
    select r.id as representation_id, r.consultation_id, c.name as consultation, r.received_date,
           case when r.consent = 'Name and text' then coalesce(r.representee, ${messages.nobody})
                else ${messages.nameWithheld} end as representee,
           case when r.consent = 'Name and text' then r.representee_kind end as representee_kind,
           r.attitude, r.policy, r.topics, t.document, t.plain
      from representations r
      join consultations c on c.id = r.consultation_id
      join public_texts t on t.representation_id = r.id`;

/**
 * A digest of what of the representation `r` was for the public when `p`, its publication, was approved, as it is now.
 * Attachments that were made ready after the approval are not published by it and do not count; the council's response
 * has an approval of its own.
 */
export const digest = sql`
    (select md5(jsonb_build_array(to_jsonb(s), r.consent, (
              select coalesce(jsonb_agg(jsonb_build_array(a.number, a.copy_id) order by a.number), '[]')
                from (${publishable}) a
               where a.representation_id = r.id and a.made_at <= p.approved_at))::text)
       from (${shown}) s where s.representation_id = r.id)`;
