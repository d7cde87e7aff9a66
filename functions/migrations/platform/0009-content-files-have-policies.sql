-- Administrators add and remove the council's files; `assets/{id}` shows the clean ones to everybody.
insert into platform.content_policies (role, collection, action, fields) values
  ('administrator', 'files', 'create', '{*}'),
  ('administrator', 'files', 'delete', '{*}');
