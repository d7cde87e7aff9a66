-- Who may ask the content system for its users, add and remove them, and who may encrypt and decrypt.
insert into platform.content_roles (role, unit, action) values
  ('account-reader', 'authorisation', 'read'),
  ('account-remover', 'authorisation', 'delete');

insert into platform.content_policies (role, collection, action, fields) values
  ('account-reader', 'users', 'read', '{*}'),
  ('administrator', 'users', 'create', '{email,password,role,first_name}'),
  ('account-remover', 'users', 'delete', '{*}'),
  -- 'create' encrypts, 'read' decrypts.
  ('reader', 'encryption', 'create', '{*}'),
  ('reader', 'encryption', 'read', '{*}');
