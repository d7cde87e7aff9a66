-- Topics that only redacted words carry are not told of the representation: its topics are read by those who may not
-- read originals, and published. The parts show them to whoever may.
create or replace function describe_topics(described bigint[]) returns void language sql as $$
  update representations r set topics = found.names
    from (select d.id, coalesce(array_agg(distinct t.name::text order by t.name::text)
                             filter (where t.id is not null and m.is_hidden is not true), '{}') as names
            from unnest(described) as d (id)
            left join representation_topics rt on rt.representation_id = d.id
            left join topics t on t.id = rt.topic_id
            left join representation_marks m on m.representation_id = rt.representation_id and m.mark_id = rt.mark_id
           group by d.id) as found
   where r.id = found.id and r.topics is distinct from found.names
$$;

-- What was told before, here or in a council that is restored from before this. Editions of representations with such a
-- topic stay published, as they are numbered, without each topic that is not an open one by now: in doubt, as where it
-- was renamed since, it goes and the edition is outdated. Packs that hold them end with the next tidying. What was
-- approved with such a topic has to be approved anew.
create function tell_open_topics() returns void language plpgsql as $$
declare
  carrying bigint[] := array(
    select distinct m.representation_id
      from representation_marks m
      join representation_topics rt on rt.representation_id = m.representation_id and rt.mark_id = m.mark_id
     where m.is_hidden);
begin
  perform describe_topics(carrying);
  with lessened as (
    update published_representations p
       set topics = array(select name from unnest(p.topics) with ordinality as u (name, place)
                           where name = any(r.topics) order by place)
      from representations r
     where r.id = p.representation_id and r.id = any(carrying) and not p.topics <@ r.topics
    returning p.representation_id, p.edition)
  update reports set finished_at = finished_at - interval '31 days'
   where status = 'success' and request ->> 'kind' = 'pack'
     and id in (select c.report_id from report_contents c join lessened using (representation_id, edition));
end $$;
select tell_open_topics();
