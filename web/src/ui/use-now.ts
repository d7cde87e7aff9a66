import { useEffect, useState } from 'react';

const EVERY_MS = 10_000;

/** The current time, updated every 10 s, so that '3 minutes ago' stays true. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
