import type { Contract } from '../contract.ts';

/** What an answer holds in its envelope; undefined for an error. */
export const resultOf = (answer: { body: unknown }): unknown =>
  (answer.body as { result?: unknown }).result;

/** As resultOf, with the type that its endpoint's contract promises. */
export const answerOf = <O>(
  _contract: Contract<unknown, unknown, O>,
  answer: { body: unknown },
): O => resultOf(answer) as O;
