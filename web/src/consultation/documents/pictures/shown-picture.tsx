import { chakra } from '@chakra-ui/react';
import { CircleAlert, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useNear } from '../../../ui/use-near.ts';
import { draftPictureMessages as messages } from './messages.ts';
import { useDraftPicture, usePictureAddress } from './use-draft-pictures.ts';

interface ShownPictureProps {
  fileId: number | null;
  /** Draws the picture once it can be shown. */
  children: (address: string) => ReactNode;
  /** Of the frame in its place until then. */
  height?: string;
}

/** A picture of the draft, or why there is none to see: none chosen, being scanned, refused, not loaded. */
export function ShownPicture({ fileId, children, height = '40' }: ShownPictureProps) {
  const [element, near] = useNear();
  const { picture, ...list } = useDraftPicture(near ? fileId : null);
  const isClean = picture?.scannedStatus === 'clean';
  const view = usePictureAddress(isClean && near ? fileId : null);
  if (fileId !== null && isClean && view.address) return <>{children(view.address)}</>;
  const retry = list.failed ? list.retry : view.failed ? view.retry : undefined;
  const isRefused = picture !== undefined && !isClean && picture?.scannedStatus !== 'unscanned';
  const isWrong = fileId !== null && (isRefused || retry !== undefined);
  return (
    <Frame ref={element} style={{ minHeight: `calc(${height} * 0.25rem)` }}>
      {isWrong ? <CircleAlert size={20} aria-hidden /> : <Image size={20} aria-hidden />}
      <chakra.p role={isWrong ? 'alert' : 'status'} color={isWrong ? 'fg.error' : undefined}>
        {wordsOf()}
      </chakra.p>
      {retry && (
        <Button size="sm" variant="outline" onClick={retry}>
          {messages.retry}
        </Button>
      )}
    </Frame>
  );

  function wordsOf(): string {
    if (fileId === null) return messages.none;
    if (retry) return messages.failed;
    if (picture === null) return messages.gone;
    if (picture?.scannedStatus === 'unscanned') return messages.scanning(picture.name);
    if (picture && isRefused) return messages.refused(picture.name, picture.reason);
    return messages.loading;
  }
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    p: '4',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderRadius: 'md',
    color: 'fg.muted',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
});
