import { HeldControl, HeldText } from '../../../../forms/held.tsx';
import {
  type ImageContent,
  MAX_ALT,
  MAX_IMAGE_CAPTION,
} from '@contract/consultation/ground/documents/blocks/image/schema.ts';
import { chakra } from '@chakra-ui/react';
import { Crop } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ErasePicture } from '../../pictures/erase-picture.tsx';
import { draftPictureMessages } from '../../pictures/messages.ts';
import { PictureUpload } from '../../pictures/picture-upload.tsx';
import { ShownPicture } from '../../pictures/shown-picture.tsx';
import { usePicturePlace } from '../../pictures/use-picture-place.ts';
import type { BlockEditorProps } from '../block-editor.ts';
import { Advice, BlockField, useBlockField } from '../block-fields.tsx';
import { TickField } from '../tick-field.tsx';
import { keptCrop, WHOLE_PICTURE } from './crop.ts';
import { CropFrame } from './crop-frame.tsx';
import { CroppedPicture } from './cropped-picture.tsx';
import { imageEditorMessages as messages } from './messages.ts';

/** A picture: which, what of it is shown, and what it says to those who cannot see it. */
export default function ImageEditor({ content, change }: BlockEditorProps<ImageContent>) {
  const set = (part: Partial<ImageContent>) => change({ ...content, ...part });
  return (
    <>
      <ChosenPicture content={content} set={set} />
      {!content.isDecorative && (
        <BlockField field="alt" label={messages.alt} hint={messages.altHint}>
          {(parts) => (
            <HeldText
              {...parts}
              py="1.5"
              rows={2}
              most={MAX_ALT}
              value={content.alt}
              change={(text) => set({ alt: text })}
            />
          )}
        </BlockField>
      )}
      <TickField
        field="isDecorative"
        label={messages.isDecorative}
        value={content.isDecorative}
        change={(isDecorative) => set({ isDecorative })}
      />
      <BlockField field="caption" label={messages.caption} hint={messages.captionHint} optional>
        {(parts) => (
          <HeldControl
            {...parts}
            most={MAX_IMAGE_CAPTION}
            value={content.caption}
            change={(text) => set({ caption: text })}
          />
        )}
      </BlockField>
    </>
  );
}

interface ChosenPictureProps {
  content: ImageContent;
  set: (part: Partial<ImageContent>) => void;
}

/** A new picture starts without a crop. */
const takenPicture = (fileId: number) => ({ fileId, crop: null });

function ChosenPicture({ content: { fileId, crop }, set }: ChosenPictureProps) {
  const { id, advice } = useBlockField('fileId');
  const [isCropping, setCropping] = useState(false);
  const hintId = useId();
  const place = usePicturePlace('fileId', {
    take: (chosen) => set(takenPicture(chosen)),
    takeLater: (content, chosen) => ({ ...content, ...takenPicture(chosen) }),
  });
  return (
    <chakra.div
      role="group"
      aria-label={draftPictureMessages.picture}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
    >
      {fileId !== null && (
        <ShownPicture fileId={fileId}>
          {(address) => (
            <>
              {isCropping ? (
                <chakra.div role="group" aria-label={messages.cropped} aria-describedby={hintId}>
                  <CropFrame
                    address={address}
                    crop={crop ?? WHOLE_PICTURE}
                    change={(next) => set({ crop: keptCrop(next) })}
                  />
                </chakra.div>
              ) : (
                <CroppedPicture address={address} alt="" crop={crop} />
              )}
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
                <Button
                  size="sm"
                  variant="outline"
                  icon={<Crop size={14} />}
                  aria-pressed={isCropping}
                  onClick={() => setCropping(!isCropping)}
                >
                  {messages.crop}
                </Button>
                {crop && (
                  <Button size="sm" variant="ghost" onClick={() => set({ crop: null })}>
                    {messages.showAll}
                  </Button>
                )}
                <ErasePicture fileId={fileId} done={() => set({ fileId: null, crop: null })} />
                {isCropping && (
                  <chakra.p id={hintId} textStyle="small" color="fg.muted">
                    {messages.cropHint}
                  </chakra.p>
                )}
              </chakra.div>
            </>
          )}
        </ShownPicture>
      )}
      <PictureUpload place={place} id={id} hasPicture={fileId !== null} />
      <Advice id={`${id}-advice`} words={advice} />
    </chakra.div>
  );
}
