import { siteHistory } from '@calls/land/history/contract.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { useUser } from '../../session/user.ts';
import { isOwnValue } from '../ground/sites/patch-site.ts';
import { useSite } from '../ground/sites/site-context.tsx';

/** How long a colleague's change is marked, ms. */
const MARKED_MS = 3_000;

/** The name of who changed a field while one looks at it, for three seconds; one's own changes are not marked. */
export function useColleaguesChange(column: string, value: unknown): string | undefined {
  const { siteId, scenario } = useSite();
  const uid = useUser()?.uid;
  const [who, setWho] = useState<string>();
  const text = JSON.stringify(value ?? null);
  const place = `${siteId} ${scenario}`;
  const before = useRef({ place, text });
  useEffect(() => {
    const was = before.current;
    before.current = { place, text };
    if (was.place !== place || was.text === text) return undefined;
    if (isOwnValue(siteId, scenario, column, JSON.parse(text))) return undefined;
    let isShown = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The news say what changed, the history who did.
    void call(siteHistory, { siteId, column_name: column, with_cleared: true, limit: 1 })
      .then(({ history: [line] }) => {
        if (!isShown || !line || line.user_id === uid) return;
        setWho(line.user_name);
        timer = setTimeout(() => setWho(undefined), MARKED_MS);
      })
      // Without the name there is nothing to say: the value itself has arrived.
      .catch(() => undefined);
    return () => {
      isShown = false;
      clearTimeout(timer);
      setWho(undefined);
    };
  }, [place, text, siteId, scenario, column, uid]);
  return who;
}
