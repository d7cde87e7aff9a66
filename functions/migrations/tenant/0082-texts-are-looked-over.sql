-- Whoever may not read originals reads the words of a representation once an officer has looked them over: saved the
-- text, asked for its publication, or said that there is nothing in it to redact.
alter table representations add column is_checked boolean not null default false;
update representations r set is_checked = true
 where exists (select from representation_texts t where t.representation_id = r.id)
    or exists (select from publications p where p.representation_id = r.id);

-- Whether the caller of this transaction may read originals: set with the account, and closed where nothing is set.
create function reads_originals() returns boolean language sql stable as $$
  select coalesce(current_setting('app.originals', true), '') = 'true'
$$;
