import type { SiteFile } from '@calls/land/files/contract.ts';
import { chakra } from '@chakra-ui/react';
import { File as FileIcon, FileText, Image } from 'lucide-react';
import { useState } from 'react';

interface FilePictureProps {
  file: SiteFile;
  /** Opens the preview, where there is one. */
  open: (() => void) | undefined;
}

/**
 * A small picture of a picture, otherwise a sign of what sort of file it is. A press opens the preview, as the button
 * beside it does, which is there for the keyboard.
 */
export function FilePicture({ file: { thumbnailUrl, metadata }, open }: FilePictureProps) {
  const [failed, setFailed] = useState<string>();
  const { contentType } = metadata;
  const Icon = contentType.startsWith('image/')
    ? Image
    : contentType === 'application/pdf'
      ? FileText
      : FileIcon;
  return (
    <Frame aria-hidden onClick={open} cursor={open ? 'pointer' : undefined}>
      {thumbnailUrl && thumbnailUrl !== failed ? (
        <chakra.img
          src={thumbnailUrl}
          alt=""
          loading="lazy"
          w="full"
          h="full"
          objectFit="cover"
          onError={() => setFailed(thumbnailUrl)}
        />
      ) : (
        <Icon size={20} />
      )}
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    w: '12',
    h: '12',
    borderWidth: '1px',
    borderRadius: 'sm',
    overflow: 'hidden',
    color: 'fg.muted',
    bg: 'bg.subtle',
  },
});
