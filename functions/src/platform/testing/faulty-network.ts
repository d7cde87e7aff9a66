/** What may become of one message: of a request, or of its answer. */
export const networkFaults = [
  'none',
  'request lost',
  'answer lost',
  'sent twice',
  'request late',
  'copy late',
] as const;
export type NetworkFault = (typeof networkFaults)[number];

/**
 * A network between a page and the server that loses, doubles and delays. Undefined: the page got no answer and knows
 * nothing. What is late arrives when it is `delivered`, after what was sent later.
 */
export function faultyNetwork<Answer>() {
  const late: (() => Promise<Answer>)[] = [];

  async function send(
    request: () => Promise<Answer>,
    fault: NetworkFault,
  ): Promise<Answer | undefined> {
    switch (fault) {
      case 'none':
        return request();
      case 'request lost':
        return undefined;
      case 'answer lost':
        await request();
        return undefined;
      case 'sent twice':
        return (await Promise.all([request(), request()]))[1];
      case 'request late':
        late.push(request);
        return undefined;
      case 'copy late': {
        const answer = await request();
        late.push(request);
        return answer;
      }
    }
  }

  /** Sends until an answer comes, as a page does that has its intent and the key of it. */
  async function sendUntilAnswered(
    request: () => Promise<Answer>,
    faults: readonly NetworkFault[],
  ): Promise<Answer> {
    for (const fault of faults) {
      const answer = await send(request, fault);
      if (answer !== undefined) return answer;
    }
    return request();
  }

  /** Lets so many of what is late arrive, the oldest first. */
  async function deliver(count: number): Promise<void> {
    for (const request of late.splice(0, count)) await request();
  }

  return { sendUntilAnswered, deliver, deliverAll: () => deliver(late.length) };
}
