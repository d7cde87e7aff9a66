import { publishedColumns } from '../../functions/src/consultation/documents/maps/published-fields.ts';

/** What a council's documents may tell of a site, from 'id,site_name' or 'all', which is null. Throws for other fields. */
export function typedDocumentFields(
  typed: string,
  dictionary: Parameters<typeof publishedColumns>[1],
): string[] | null {
  if (typed.trim() === 'all') return null;
  const names = typed.split(',').map((name) => name.trim());
  const known = publishedColumns(null, dictionary);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new Error(
      `--document-fields: the council's sites have no field '${unknown}'. Write 'all', or some of ${[...known].join(', ')}`,
    );
  return names;
}
