import type { Contract } from '../../platform/contract.ts';
import type { Client } from '../../platform/testing/client.ts';
import type { Who } from '../../platform/testing/council.ts';
import type { Scene } from './scene.ts';

/** What somebody does to records, at once with another. */
export interface Operation {
  name: string;
  contract: Contract;
  /** Makes what it needs; gives the call itself, whose statements are interleaved with another's. */
  prepare: (scene: Scene) => Promise<(as: (who: Who) => Client) => Promise<unknown>>;
}

/** One call by its contract, of what the scene has. */
export function operation<I, O>(
  name: string,
  contract: Contract<I, unknown, O>,
  input: (scene: Scene) => Promise<NoInfer<I>>,
  who: Who = 'officer',
): Operation {
  return {
    name,
    contract,
    prepare: async (scene) => {
      const sent = await input(scene);
      return (as) => as(who).call(contract, sent);
    },
  };
}
