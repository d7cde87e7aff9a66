import { getText } from '@calls/consultation/texts/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';

/**
 * The text that an editor begins with, and what is saved later. An answer that is being renewed is waited for: who has
 * just saved in another editor would otherwise begin with the text before, and be told of a newer one while they type.
 */
export function useWrittenText(id: number) {
  const query = useEndpoint(getText, { id });
  const [begun, begin] = useState(false);
  if (!begun && query.data && !query.isFetching) begin(true);
  const data: OutputOf<typeof getText> | undefined = begun ? query.data : undefined;
  return { ...query, data };
}
