import { getWordReport } from '@calls/consultation/documents/contract/word.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';

/** What came over from the Word file that a document took in last. */
export const useWordReport = (documentId: number) => useEndpoint(getWordReport, { id: documentId });
