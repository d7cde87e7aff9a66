import { useRef, useState } from 'react';
import { apiMessages } from '../../api/messages.ts';

/** How far something long has come, how it is stopped, and what became of it in words. */
export function useWatchedRun() {
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const stopped = useRef(false);
  const watch = (total: number) => {
    stopped.current = false;
    setProblem(undefined);
    setProgress({ done: 0, total });
    return {
      progress: (done: number) => setProgress({ done, total }),
      stopped: () => stopped.current,
      looking: (isLooking: boolean) => setProblem(isLooking ? apiMessages.looking : undefined),
    };
  };
  const stop = () => {
    stopped.current = true;
  };
  return { problem, setProblem, progress, watch, stop, ended: () => setProgress(undefined) };
}
