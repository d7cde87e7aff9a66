import { previewBoundary } from '@calls/land/boundaries/contract.ts';
import { useAction } from '../../api/use-action.ts';

/** Splits, merges or cuts a boundary on the server, which stores nothing. */
export const usePreview = () => useAction(previewBoundary, { failure: false });

/** Why the last one was refused. */
export const previewFault = ({ fields, error }: ReturnType<typeof usePreview>) =>
  Object.values(fields)[0] ?? error?.message;
