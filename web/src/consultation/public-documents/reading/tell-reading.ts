import { mayBeCounted, whenShown } from './may-be-counted.ts';
import { PageReading } from './reading.ts';
import { sendReading } from './send-reading.ts';

/** How often it is told that somebody reads (specification 001, section 9). */
const EVERY_MS = 30_000;
const SECOND_MS = 1000;

/**
 * Tells the server that the document was opened, is being read and was closed, and which sections were read for how
 * long. Nothing is kept on the device, and nothing tells who reads: the server adds up, no more.
 */
export default function tellReading(article: HTMLElement): void {
  if (!mayBeCounted()) return;
  whenShown(() => {
    const reading = new PageReading(article);
    const tell = async (event: 'interaction' | 'close') => {
      const told = reading.take(event);
      if (told && !(await sendReading(told))) reading.giveBack(told);
    };
    void tell('interaction');
    setInterval(() => reading.tick(), SECOND_MS);
    setInterval(() => void tell('interaction'), EVERY_MS);
    // The last moment of which a phone tells; whoever comes back goes on.
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) void tell('close');
    });
  });
}
