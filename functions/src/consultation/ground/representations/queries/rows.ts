import { sql } from '../../../../platform/db.ts';
import { isTextShown } from '../../texts/queries/public-text.ts';

/**
 * The rows of representations that are searched: with their consultation, their kind of correspondence and their words.
 * These are joined from the left by their keys: what a search does not name, the planner leaves out.
 */
export const representationRows = sql`(
    select r.*, c.name as consultation, t.name as correspondence_type, w.search_text,
           r.received_date > (c.closes_at at time zone 'Europe/London')::date as is_late
      from representations r
      left join consultations c on c.id = r.consultation_id
      left join correspondence_types t on t.id = r.correspondence_type_id
      left join representation_words w on w.representation_id = r.id and ${isTextShown})`;
