import type { Contract } from '../../functions/src/platform/contract.ts';
import type { Who } from '../../functions/src/platform/testing/council.ts';
import type { Scene } from './scene.ts';

/** A call that takes much, sent with the worst input that is allowed. */
export interface DearCall {
  name: string;
  /** How many are sent at once by the same account. */
  abreast: number;
  /** Makes what it needs; gives what sends it once and gives the status of its answer. */
  prepare: (scene: Scene) => Promise<() => Promise<number>>;
}

/** Sends a call by its contract as somebody; gives the status of its answer. */
export async function sentAs<I, O>(
  { council }: Scene,
  who: Who,
  contract: Contract<I, unknown, O>,
  input: NoInfer<I>,
): Promise<number> {
  try {
    await council.as(who).call(contract, input);
    return contract.status;
  } catch (error) {
    const status = /^\S+ \S+: (\d{3}) /.exec((error as Error).message)?.[1];
    if (status === undefined) throw error;
    return Number(status);
  }
}
