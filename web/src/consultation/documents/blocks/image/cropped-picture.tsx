import type { PictureCrop } from '@contract/consultation/ground/documents/pictures/crop.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { WHOLE_PICTURE } from './crop.ts';

interface CroppedPictureProps {
  address: string;
  alt: string;
  crop: PictureCrop | null;
}

const percent = (part: number) => `${part * 100}%`;

/** A picture as it will be cut when the document is published. */
export function CroppedPicture({ address, alt, crop }: CroppedPictureProps) {
  // Width by height of the whole picture, once it is there.
  const [shape, setShape] = useState<number>();
  const { x, y, width, height } = crop ?? WHOLE_PICTURE;
  return (
    <chakra.div
      position="relative"
      overflow="hidden"
      borderRadius="md"
      maxH="96"
      maxW="full"
      style={shape === undefined ? { minHeight: '10rem' } : frameOf((shape * width) / height)}
    >
      <chakra.img
        src={address}
        alt={alt}
        position="absolute"
        maxW="none"
        style={{
          width: percent(1 / width),
          height: percent(1 / height),
          left: percent(-x / width),
          top: percent(-y / height),
        }}
        onLoad={({ currentTarget }) =>
          setShape(currentTarget.naturalWidth / currentTarget.naturalHeight)
        }
      />
    </chakra.div>
  );
}

/** As wide as there is room, and no higher than 24 rem. */
const frameOf = (shape: number) => ({
  aspectRatio: shape,
  width: `min(100%, ${24 * shape}rem)`,
});
