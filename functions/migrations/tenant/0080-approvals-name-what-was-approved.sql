-- A digest of all that the public would read of a representation when it was approved: text, name, consent, attitude,
-- policy, topics, consultation, date and attachments. Another digest at publishing refuses it. What was approved before
-- this migration has none and has to be approved anew.
alter table publications add column digest text;

-- What was published before consent was taken back or made less goes from the public now.
with uncovered as (
  delete from published_representations p using representations r
   where r.id = p.representation_id
     and (r.consent is null or r.consent = 'None' or (r.consent = 'Text only' and p.representee_kind is not null))
  returning p.representation_id as id
), closed as (
  update publication_editions set withdrawn_at = clock_timestamp()
   where representation_id in (select id from uncovered) and withdrawn_at is null
)
update representations set publication = null, row_version = row_version + 1
 where id in (select id from uncovered);
