import type { Contract } from '../contract.ts';

/** What an answer of success holds, with the type that its endpoint's contract promises. */
export const answerOf = <O>(
  { envelope, status }: Contract<unknown, unknown, O>,
  answer: { body: unknown },
): O =>
  (envelope === 'result' && status !== 204
    ? (answer.body as { result: unknown }).result
    : answer.body) as O;

/** What a refusal says of each field. */
export const faultsOf = (answer: { body: unknown }): Record<string, string> =>
  (answer.body as { error: { fields: Record<string, string> } }).error.fields;
