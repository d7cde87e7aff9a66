import { sql, withTenant } from '../../platform/db.ts';
import type { Council } from '../../platform/testing/council.ts';

/** What never stands in a council, whoever did what at once: each gives the ids of what stands wrong. */
const NEVER = {
  'a representation of somebody who was merged': `
    select n.id from (
      select representation_id as id, 'contact' as kind, contact_id as named from representees
      union all
      select representation_id, 'organisation', organisation_id from representees
      union all
      select representation_id, 'contact', contact_id from representation_agents) n
      join merges m on m.kind = n.kind and m.merged_id = n.named and m.undone_at is null`,
  'a contact of an organisation that was merged': `
    select c.id from contacts c
      join merges m on m.kind = 'organisation' and m.merged_id = c.organisation_id and m.undone_at is null
     where not c.is_deleted`,
  'a representation, registered, of nobody': `
    select r.id from representations r
     where not r.is_deleted and not exists (select from representees e where e.representation_id = r.id)`,
  'a response under way of which all was sent': `
    select p.id from responses p
     where p.state = 'Sending' and not p.is_deleted
       and exists (select from response_deliveries d where d.response_id = p.id)
       and not exists (select from response_deliveries d where d.response_id = p.id and d.state <> 'Sent')`,
  'a delivery of a response that is not sent': `
    select d.id from response_deliveries d join responses p on p.id = d.response_id
     where p.state not in ('Sending', 'Sent')`,
  'a status behind its responses': `
    select r.id from representations r
      join response_links l on l.representation_id = r.id
      join responses p on p.id = l.response_id and not p.is_deleted
     where not r.is_deleted
     group by r.id, r.status
    having bool_and(p.state <> 'Draft') <> (r.status in ('Response approved', 'Response sent'))
        or bool_and(p.state = 'Sent') and r.status <> 'Response sent'`,
  'a deleted document that is public or planned': `
    select d.id from documents d left join published_documents p on p.document_id = d.id
     where d.is_deleted and (d.publish_at is not null or p.document_id is not null)`,
  'a revision that was published twice': `
    select document_id as id from document_editions group by document_id, revision having count(*) > 1`,
  'an edition that is open and not public': `
    select e.document_id as id from document_editions e
      left join published_documents p on p.document_id = e.document_id and p.edition = e.edition
     where (e.withdrawn_at is null) <> (p.document_id is not null)`,
  'an organisation with two main contacts': `
    select organisation_id as id from contacts where is_main and not is_deleted
     group by organisation_id having count(*) > 1`,
  'a site that is a part of itself': `
    with recursive up as (
      select id, parent_id from sites where parent_id is not null
      union
      select u.id, s.parent_id from up u join sites s on s.id = u.parent_id where s.parent_id is not null)
    select distinct id from up where id = parent_id`,
  'a site with two primary related sites': `
    select other as id from (
      select case when primary_id = first_id then second_id else first_id end as other
        from related_sites where primary_id is not null) r
     group by other having count(*) > 1`,
  'a site whose tags are not those that it was given': `
    select s.id from sites s
     where not s.is_deleted and s.site_tags is distinct from coalesce(
       (select array_agg(t.id || '|' || t.name order by t.name collate "C") from site_taggings g join tags t on t.id = g.tag_id
         where g.site_id = s.id), '{}')`,
  'a site whose area is not that of its boundary': `
    select id from sites where not is_deleted and abs(size_ha - st_area(wkb_geometry) / 10000) > 0.01`,
  'an import that is half done, or over before its last row': `
    select id from imports where status = 'processing' or status = 'success' and done <> total`,
  'an import that is over and keeps its file': `
    select id from imports where status in ('success', 'discarded', 'error') and file is not null`,
  'an import that tells of other sites than it added': `
    select i.id from imports i
     where i.status = 'success' and not i.preview
       and (i.summary ->> 'created')::int <>
           (select count(*) from import_findings f where f.import_id = i.id and f.outcome = 'new')`,
  'a site of a file of which its source is not remembered': `
    select s.id from sites s
     where s.source like 'Source %' and not exists (select from site_imports i where i.site_id = s.id)`,
  'a registered answer whose consent is more than its respondent gives': `
    select r.id from document_respondents d join representations r on r.id = d.representation_id
     where array_position(array['None', 'Text only', 'Name and text'], r.consent)
         > array_position(array['None', 'Text only', 'Name and text'], d.consent)`,
  'an answer that was taken back and is registered': `
    select r.id from document_respondents d join representations r on r.id = d.representation_id
     where r.is_deleted and r.taken_back_to = 'document'`,
  'an answer that nobody gave and is registered with consent': `
    select r.id from document_respondents d join representations r on r.id = d.representation_id
     where not r.is_deleted and r.consent <> 'None'
       and not exists (select from question_answers a where a.respondent_id = d.id and a.answer is not null)`,
  'a tag without its text': `
    select t.representation_id as id from representation_topics t
     where t.mark_id is not null
       and not exists (select from representation_marks m
                        where m.representation_id = t.representation_id and m.mark_id = t.mark_id)`,
};

/** What stands in a council and never should, in words. */
export const wrongIn = (council: Council): Promise<string[]> =>
  withTenant(council, async (tx) => {
    const wrong: string[] = [];
    for (const [what, query] of Object.entries(NEVER)) {
      const { rows } = await sql.raw(query).execute(tx);
      for (const row of rows) wrong.push(`${what}: ${String((row as { id: unknown }).id)}`);
    }
    return wrong;
  });
