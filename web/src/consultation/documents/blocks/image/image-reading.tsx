import type { ImageContent } from '@contract/consultation/ground/documents/blocks/image/schema.ts';
import { chakra } from '@chakra-ui/react';
import { UploadRows } from '../../../../records/files/upload-rows.tsx';
import { useDocumentEditing } from '../../editor/draft/builder-context.tsx';
import { picturePlace } from '../../pictures/picture-places.ts';
import { ShownPicture } from '../../pictures/shown-picture.tsx';
import { useBlockId } from '../block-fields.tsx';
import { CroppedPicture } from './cropped-picture.tsx';

/** A picture as it will be read, with what is on its way to take its place. */
export default function ImageReading({ content }: { content: ImageContent }) {
  const { fileId, alt, isDecorative, caption, crop } = content;
  const { documentId } = useDocumentEditing();
  const { uploads } = picturePlace(documentId, useBlockId(), 'fileId');
  return (
    <chakra.figure display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <ShownPicture fileId={fileId}>
        {(address) => (
          <CroppedPicture address={address} alt={isDecorative ? '' : alt} crop={crop} />
        )}
      </ShownPicture>
      <UploadRows uploads={uploads} />
      {caption && <chakra.figcaption color="fg.muted">{caption}</chakra.figcaption>}
    </chakra.figure>
  );
}
