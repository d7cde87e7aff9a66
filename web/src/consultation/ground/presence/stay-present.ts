/** How often it is said that something is open, in ms. */
const EVERY_MS = 20_000;

interface Presence<Answer> {
  /** Says that it is open in this tab; gives who else has it open. */
  note: (tab: string) => Promise<Answer>;
  /** Says that it was closed. */
  end: (tab: string) => Promise<unknown>;
  told: (answer: Answer) => void;
}

/**
 * Says that something is open for as long as it is: `again` says it at once, `leave` that it was closed. What cannot be
 * asked is nothing that stops anybody's work.
 */
export function stayPresent<Answer>({ note, end, told }: Presence<Answer>) {
  const tab = crypto.randomUUID();
  let left = false;
  const again = async () => {
    const answer = await note(tab).catch(() => undefined);
    if (answer !== undefined && !left) told(answer);
  };
  const gone = () => void end(tab).catch(() => undefined);
  void again();
  const timer = setInterval(() => void again(), EVERY_MS);
  addEventListener('pagehide', gone);
  return {
    again,
    leave: () => {
      left = true;
      clearInterval(timer);
      removeEventListener('pagehide', gone);
      gone();
    },
  };
}
