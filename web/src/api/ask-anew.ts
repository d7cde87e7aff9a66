import type { Contract } from '@contract/platform/contract.ts';
import { call } from './call.ts';
import { handleEverywhere } from './consequences.ts';
import { queryClient } from './query-client.ts';
import { endpointKey } from './use-endpoint.ts';

/**
 * Reads an endpoint anew, whatever the cache has, and keeps the answer there. Not by the cache's own fetching: a write
 * of this page renews what it shows, and would cut that fetch off. Throws ApiError.
 */
export async function askAnew<I, O>(
  contract: Contract<I, unknown, O>,
  input: NoInfer<I>,
): Promise<O> {
  try {
    const answer = await call(contract, input);
    queryClient.setQueryData(endpointKey(contract, input), answer);
    return answer;
  } catch (error) {
    handleEverywhere(error, 'read');
    throw error;
  }
}
