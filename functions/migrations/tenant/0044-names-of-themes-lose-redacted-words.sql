-- A theme is proposed under words of its passages. Where one of them leaves a text, as by redaction, and no other text of
-- the theme has it, the proposed name goes: it would tell what was redacted.
create function redacted_theme_unnamed() returns trigger language plpgsql as $$
begin
  update themes t
     set name = case when t.name = t.proposed_name then 'Theme ' || t.id else t.name end,
         proposed_name = 'Theme ' || t.id,
         row_version = t.row_version + 1, updated_at = clock_timestamp()
   where t.id in (select p.theme_id from theme_passages p where p.representation_id = new.representation_id)
     and exists (
       select from regexp_split_to_table(lower(t.proposed_name), '[^[:alnum:]]+') as w (word)
        where w.word <> '' and position(w.word in lower(old.plain)) > 0 and position(w.word in lower(new.plain)) = 0
          and not exists (
            select from theme_passages o join public_texts x on x.representation_id = o.representation_id
             where o.theme_id = t.id and position(w.word in lower(x.plain)) > 0));
  return null;
end $$;
create trigger redacted_theme_unnamed after update of plain on public_texts
  for each row when (old.plain <> new.plain) execute function redacted_theme_unnamed();
