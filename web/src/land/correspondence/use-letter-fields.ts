import { getLetterFields } from '@calls/land/correspondence/contract/table.ts';
import { useMemo } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';

const FIVE_MINUTES = 300_000;

/** The fields of letters, as a dictionary has them, and by their names. */
export function useLetterFields() {
  const query = useEndpoint(getLetterFields, {}, { staleTime: FIVE_MINUTES });
  const { data } = query;
  const fields = useMemo(
    () => new Map(data?.map((field) => [field.dbPropertyName, field])),
    [data],
  );
  return { query, fields };
}
