import { getText } from '@calls/consultation/texts/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { useEffect, useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { isUnsavedAs, saveTypedAs } from '../../forms/autosave/unsaved.ts';
import { textName } from './saving/text-name.ts';

/**
 * The text that an editor begins with, and what is saved later. What another editor of it is still saving, and an answer
 * that is being renewed, are waited for: who opens the editor of a part that they have just made would otherwise begin
 * with the text before, in which the part is not marked.
 */
export function useWrittenText(id: number) {
  const name = textName(id);
  const query = useEndpoint(getText, { id });
  const [isSaved, setSaved] = useState(() => !isUnsavedAs(name));
  useEffect(() => {
    if (!isSaved) void saveTypedAs(name).then(() => setSaved(true));
  }, [isSaved, name]);
  const [begun, begin] = useState(false);
  if (!begun && isSaved && query.data && !query.isFetching) begin(true);
  const data: OutputOf<typeof getText> | undefined = begun ? query.data : undefined;
  return { ...query, data };
}
