-- The words of a text as names of themes have them: whole, without what follows an apostrophe or stands for what was
-- redacted. Split as the analysis splits them.
create function theme_words(said text) returns setof text language sql immutable as $$
  select distinct (regexp_split_to_array(w.found[1], '[''’]'))[1]
    from regexp_matches(regexp_replace(lower(said), '<redacted [a-z ]+>', ';', 'g'), '[[:alpha:]][[:alpha:]''’-]*', 'g') as w (found)
$$;

-- Themes of a consultation with a word in their proposed name that none of their texts has lose it.
create function unname_themes(of_consultation bigint, gone text[]) returns void language sql as $$
  update themes t
     set name = case when t.name = t.proposed_name then 'Theme ' || t.id else t.name end,
         proposed_name = 'Theme ' || t.id,
         row_version = t.row_version + 1, updated_at = clock_timestamp()
   where t.consultation_id = of_consultation and t.proposed_name <> 'Theme ' || t.id
     and exists (
       select from theme_words(t.proposed_name) as w (word)
        where w.word = any(gone)
          and not exists (
            select from theme_passages o
              join representations r on r.id = o.representation_id and not r.is_deleted
              join public_texts x on x.representation_id = o.representation_id
             where o.theme_id = t.id
               and case when position(w.word in lower(x.plain)) > 0 then w.word in (select theme_words(x.plain)) end))
$$;

-- Redactions wait while themes are put down, and then see them; whoever puts them down sees all redactions of before.
create function themes_of(consultation bigint) returns bigint language sql stable as $$
  select hashtextextended(current_schema() || ' themes of ' || consultation, 0)
$$;

create or replace function redacted_theme_unnamed() returns trigger language plpgsql as $$
declare
  consultation bigint := (select consultation_id from representations where id = new.representation_id);
begin
  perform pg_advisory_xact_lock_shared(themes_of(consultation));
  perform unname_themes(consultation, array(select theme_words(old.plain) except select theme_words(new.plain)));
  return null;
end $$;

-- Names that kept a redacted word, here or in a council that is restored from before this: of themes with a text in which
-- something is redacted, each word of the name that no text of the theme has.
create function unname_redacted_themes() returns void language plpgsql as $$
declare
  kept record;
begin
  for kept in
    select t.consultation_id, array_agg(distinct w.word) as words
      from themes t cross join lateral theme_words(t.proposed_name) as w (word)
     where exists (select from theme_passages p
                     join representation_marks m on m.representation_id = p.representation_id and m.kind = 'redaction'
                    where p.theme_id = t.id)
     group by 1
  loop
    perform unname_themes(kept.consultation_id, kept.words);
  end loop;
end $$;
select unname_redacted_themes();
