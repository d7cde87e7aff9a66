import { useEffect } from 'react';
import { useBlockId } from '../blocks/block-fields.tsx';
import { useDocumentEditing } from '../editor/draft/builder-context.tsx';
import { type PicturePlace, picturePlace } from './picture-places.ts';

interface Taken {
  /** Puts a picture into what is edited. */
  take: (fileId: number) => void;
  /** The same, of a content that nobody edits any more. */
  takeLater: (content: Record<string, unknown>, fileId: number) => Record<string, unknown>;
}

/** Where a picture goes that is chosen in a field: into what is edited, or into the block that was left meanwhile. */
export function usePicturePlace(field: string, { take, takeLater }: Taken): PicturePlace {
  const { documentId, savers } = useDocumentEditing();
  const blockId = useBlockId();
  const place = picturePlace(documentId, blockId, field);
  useEffect(() => {
    place.givenTo(take);
    return () => {
      place.givenTo((fileId) => {
        const saver = savers.ofBlock({ id: blockId, content: {} });
        saver.edited(takeLater(saver.value as Record<string, unknown>, fileId));
      });
    };
  });
  return place;
}
