-- A document may be one of the pages that a council must have: there is at most one of each kind. What the public reads
-- of it is its edition, as of any document; without one the product's own words stand there.
alter table documents
  add column council_page text check (council_page in ('accessibility', 'privacy', 'cookies', 'terms'));
create unique index documents_council_page on documents (council_page) where not is_deleted;

-- Which published documents are such pages.
create view published_council_pages as
select d.council_page as kind, d.id as document_id
  from documents d
 where d.council_page is not null and exists (select from published_documents p where p.document_id = d.id);
