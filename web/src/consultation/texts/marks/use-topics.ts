import { listTopics } from '@calls/consultation/topics/contract.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';

/** Topics are asked for again this often, in ms (specification 001 section 9). */
const EVERY_MS = 300_000;

export const useTopics = () => useEndpoint(listTopics, {}, { every: EVERY_MS });
