/** Runs after so many ms, or as soon as the device is connected again; gives what calls it off. */
export function afterPause(ms: number, run: () => void): () => void {
  const callOff = () => {
    clearTimeout(timer);
    removeEventListener('online', end);
  };
  const end = () => {
    callOff();
    run();
  };
  const timer = setTimeout(end, ms);
  addEventListener('online', end);
  return callOff;
}
