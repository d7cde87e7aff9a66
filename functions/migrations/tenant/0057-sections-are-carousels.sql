-- A section may be read row by row, sideways.
alter table document_sections
  drop constraint document_sections_kind_check,
  add constraint document_sections_kind_check check (kind in ('hero', 'section', 'carousel'));
