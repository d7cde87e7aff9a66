import { OPTION_PICTURE } from '@contract/consultation/ground/documents/blocks/question/limits.ts';
import { chakra } from '@chakra-ui/react';
import { ShownPicture } from '../../pictures/shown-picture.tsx';

/** The picture of an option as people see it, a square beside its words. */
export const OptionSquare = ({ fileId }: { fileId: number }) => (
  <ShownPicture fileId={fileId} height="28">
    {(address) => (
      <chakra.img
        src={address}
        alt=""
        width={OPTION_PICTURE}
        height={OPTION_PICTURE}
        objectFit="cover"
        style={{ width: OPTION_PICTURE, height: OPTION_PICTURE }}
      />
    )}
  </ShownPicture>
);
