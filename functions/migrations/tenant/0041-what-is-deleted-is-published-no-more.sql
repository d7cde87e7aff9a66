-- Whatever deletes a representation takes it from the public in the same statement.
create function withdraw_deleted() returns trigger language plpgsql as $$
begin
  delete from published_representations where representation_id = new.id;
  update publication_editions set withdrawn_at = clock_timestamp()
   where representation_id = new.id and withdrawn_at is null;
  return null;
end $$;
create trigger representation_withdrawn after update of is_deleted on representations
  for each row when (new.is_deleted and not old.is_deleted) execute function withdraw_deleted();
