import { useEffect, useSyncExternalStore } from 'react';
import { UploadArea } from '../../../records/files/upload-area.tsx';
import { UploadRows } from '../../../records/files/upload-rows.tsx';
import { draftPictureMessages as messages } from './messages.ts';
import type { PicturePlace } from './picture-places.ts';

interface PictureUploadProps {
  place: PicturePlace;
  /** Of the button. */
  id: string;
  hasPicture: boolean;
}

/** Chooses a picture and sends it: how far it is, and what went wrong with a way to try again. */
export function PictureUpload({ place: { uploads }, id, hasPicture }: PictureUploadProps) {
  const list = useSyncExternalStore(uploads.subscribe, uploads.current);
  // What has arrived is seen in its place.
  useEffect(() => {
    for (const { key, state } of list) if (state === 'done') uploads.dismiss(key);
  }, [uploads, list]);
  return (
    <>
      <UploadRows uploads={uploads} />
      <UploadArea
        id={id}
        uploads={uploads}
        onePicture
        {...(hasPicture ? { label: messages.another } : {})}
      />
    </>
  );
}
