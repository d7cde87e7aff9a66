import { useState } from 'react';
import { useUser } from '../../../session/user.ts';
import { useTenant } from '../../../session/tenant.tsx';
import { readSearchHistory, remembering } from './history.ts';

/** This person's recent searches by words in this council, on this device. */
export function useSearchHistory() {
  const { id } = useTenant();
  const uid = useUser()?.uid;
  const key = `search-history.${id}.${uid}`;
  const [, renewed] = useState(0);
  const put = (history: string[]) => {
    if (history.length > 0) localStorage.setItem(key, JSON.stringify(history));
    else localStorage.removeItem(key);
    renewed((count) => count + 1);
  };
  return {
    read: () => readSearchHistory(key),
    remember: (words: string) => uid && put(remembering(readSearchHistory(key), words)),
    clear: () => put([]),
  };
}
