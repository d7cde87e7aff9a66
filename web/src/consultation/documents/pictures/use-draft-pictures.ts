import {
  type DraftPicture,
  listDraftPictures,
  viewDraftPicture,
} from '@calls/consultation/documents/contract/pictures.ts';
import { useEffect, useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { useDocumentEditing } from '../editor/draft/builder-context.tsx';

/** How often to ask while a picture is scanned. */
const WATCH_MS = 2_000;

/** A picture of the document; undefined while it is not known, null where there is none such. */
export function useDraftPicture(fileId: number | null): {
  picture: DraftPicture | null | undefined;
  failed: boolean;
  retry: () => void;
} {
  const { documentId } = useDocumentEditing();
  const [waits, setWaits] = useState(false);
  const query = useEndpoint(
    listDraftPictures,
    fileId === null ? null : { id: documentId },
    waits ? { every: WATCH_MS } : {},
  );
  const found = query.data?.pictures.find(({ id }) => id === fileId);
  // One that has just arrived is not in the list that was read before.
  const picture = found ?? (query.data && !query.isFetching ? null : undefined);
  const isBeingScanned = picture?.scannedStatus === 'unscanned';
  if (isBeingScanned !== waits) setWaits(isBeingScanned);
  const retry = () => void query.refetch();
  return { picture, failed: query.isError && !query.data, retry };
}

/** An address of a picture for as long as it is shown; undefined until it is fetched. `fileId` null waits. */
export function usePictureAddress(fileId: number | null): {
  address: string | undefined;
  failed: boolean;
  retry: () => void;
} {
  const { documentId } = useDocumentEditing();
  const query = useEndpoint(viewDraftPicture, fileId === null ? null : { id: documentId, fileId }, {
    staleTime: Infinity,
  });
  const { data } = query;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!(data instanceof Blob)) return undefined;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [data]);
  const retry = () => void query.refetch();
  return { address, failed: query.isError && !data, retry };
}
