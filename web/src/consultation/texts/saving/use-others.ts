import { endEditing, noteEditing } from '@calls/consultation/texts/contract.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { stayPresent } from '../../ground/presence/stay-present.ts';

/** The names of the others who have a text open. */
export function useOthers(id: number): string[] {
  const [others, setOthers] = useState<string[]>([]);
  useEffect(
    () =>
      stayPresent({
        note: (tab) => call(noteEditing, { id, tab }),
        end: (tab) => call(endEditing, { id, tab }, { outlivesPage: true }),
        told: (answer) => setOthers(answer.others),
      }).leave,
    [id],
  );
  return others;
}
