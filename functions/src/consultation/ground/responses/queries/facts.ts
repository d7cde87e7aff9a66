import { sql, type Tx } from '../../../../platform/db.ts';
import { isTextShown } from '../../texts/queries/public-text.ts';

/** All that a letter about a representation may say, and whom it goes to. The text is the public one. */
export interface AnsweredFacts {
  representationId: number;
  /** 12, or 12.1, 12.3 where parts are answered. */
  references: string[];
  consultation: string;
  document: string;
  /** yyyy-mm-dd */
  closed: string;
  received: string;
  letterDate: string | null;
  acknowledged: string | null;
  attitude: string | null;
  isLate: boolean;
  topics: string[];
  publicText: string;
  representee: string | null;
  organisation: string | null;
  madeBy: 'contact' | 'organisation' | null;
  agent: string | null;
  /** Whom it goes to: the agent to ask first, else who made it, else the organisation's main contact. */
  recipient: {
    title: string | null;
    firstName: string | null;
    lastName: string | null;
    organisation: string | null;
    email: string | null;
    /** Lines of the postal address. */
    address: string[];
  };
}

/** The facts of representations that a response answers, in the order of the ids; `responseId` names its parts. */
export async function answeredFacts(
  tx: Tx,
  representationIds: readonly number[],
  responseId: number | null,
): Promise<AnsweredFacts[]> {
  const { rows } = await sql<AnsweredFacts>`
    select r.id as "representationId",
           coalesce((select array_agg(concat_ws('.', r.id, s.sequential_id) order by s.sequential_id nulls first)
                       from response_links l left join sub_representations s on s.id = l.sub_representation_id
                      where l.response_id = ${responseId}::bigint and l.representation_id = r.id),
                    array[r.id::text]) as "references",
           c.name as consultation, c.document,
           to_char(c.closes_at at time zone 'Europe/London', 'YYYY-MM-DD') as closed,
           r.received_date as received, r.letter_date as "letterDate", r.acknowledgement_date as acknowledged,
           r.attitude, r.received_date > (c.closes_at at time zone 'Europe/London')::date as "isLate",
           r.topics, coalesce(t.plain, '') as "publicText", r.representee,
           coalesce(o.name, po.name) as organisation,
           case when e.organisation_id is not null then 'organisation' when e.contact_id is not null then 'contact'
             end as "madeBy",
           a.name as agent,
           jsonb_build_object(
             'title', w.title, 'firstName', w.first_name, 'lastName', w.last_name, 'organisation', wo.name,
             'email', coalesce(nullif(w.email, ''), nullif(wo.email, '')),
             'address', array_remove(
               case when coalesce(w.address_line1, w.postcode) is not null
                 then array[w.address_line1, w.address_line2, w.town, w.postcode]
                 else array[wo.address_line1, wo.address_line2, wo.town, wo.postcode] end, null)) as recipient
      from representations r
      join consultations c on c.id = r.consultation_id
      left join public_texts t on t.representation_id = r.id and ${isTextShown}
      left join representees e on e.representation_id = r.id
      left join organisations o on o.id = e.organisation_id
      left join contacts p on p.id = e.contact_id
      left join organisations po on po.id = p.organisation_id
      left join lateral (
        select x.id, x.name from representation_agents ra join contacts x on x.id = ra.contact_id
         where ra.representation_id = r.id and not x.is_deleted
         order by ra.is_primary desc, x.id limit 1) a on true
      left join contacts m on m.organisation_id = o.id and m.is_main and not m.is_deleted
      left join contacts w on w.id = coalesce(a.id, p.id, m.id)
      left join organisations wo on wo.id = coalesce(w.organisation_id, o.id)
     where r.id = any(${representationIds}::bigint[]) and not r.is_deleted
     order by r.id`.execute(tx);
  return rows;
}
