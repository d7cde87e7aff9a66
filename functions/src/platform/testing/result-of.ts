/** What an answer holds in its envelope; undefined for an error. */
export const resultOf = (answer: { body: unknown }): unknown =>
  (answer.body as { result?: unknown }).result;
