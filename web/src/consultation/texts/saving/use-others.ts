import { endEditing, noteEditing } from '@calls/consultation/texts/contract.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';

/** How often it is said that a text is open, in ms. */
const EVERY_MS = 20_000;

/** The names of the others who have a text open. What cannot be asked is nothing that stops anybody's work. */
export function useOthers(id: number): string[] {
  const [others, setOthers] = useState<string[]>([]);
  useEffect(() => {
    const tab = crypto.randomUUID();
    let left = false;
    const note = async () => {
      const answer = await call(noteEditing, { id, tab }).catch(() => undefined);
      if (answer && !left) setOthers(answer.others);
    };
    const end = () => void call(endEditing, { id, tab }).catch(() => undefined);
    void note();
    const timer = setInterval(() => void note(), EVERY_MS);
    addEventListener('pagehide', end);
    return () => {
      left = true;
      clearInterval(timer);
      removeEventListener('pagehide', end);
      end();
    };
  }, [id]);
  return others;
}
