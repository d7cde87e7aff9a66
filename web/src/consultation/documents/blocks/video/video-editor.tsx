import { HeldControl, HeldText } from '../../../../forms/held.tsx';
import {
  MAX_TRANSCRIPT,
  MAX_VIDEO_CAPTION,
  type VideoContent,
} from '@contract/consultation/ground/documents/blocks/video/schema.ts';
import { videoAt } from '@contract/consultation/ground/documents/blocks/video/video-at.ts';
import { documentMessages } from '@contract/consultation/ground/documents/messages.ts';
import type { BlockEditorProps } from '../block-editor.ts';
import { BlockField } from '../block-fields.tsx';
import { ValidText } from '../valid-text.tsx';
import { videoEditorMessages as messages } from './messages.ts';

const addressProblem = (address: string) =>
  address === '' || videoAt(address) ? undefined : documentMessages.videoAddress;

/** A video: where it is, what it shows, and what is said in it. */
export default function VideoEditor({ content, change }: BlockEditorProps<VideoContent>) {
  const set = (part: Partial<VideoContent>) => change({ ...content, ...part });
  return (
    <>
      <ValidText
        field="url"
        label={messages.address}
        hint={messages.addressHint}
        value={content.url}
        change={(url) => set({ url })}
        problemOf={addressProblem}
        placeholder="https://www.youtube.com/watch?v=…"
      />
      <BlockField field="caption" label={messages.caption} hint={messages.captionHint}>
        {(parts) => (
          <HeldControl
            {...parts}
            most={MAX_VIDEO_CAPTION}
            value={content.caption}
            change={(text) => set({ caption: text })}
          />
        )}
      </BlockField>
      <BlockField
        field="transcript"
        label={messages.transcript}
        hint={messages.transcriptHint}
        optional
      >
        {(parts) => (
          <HeldText
            {...parts}
            py="1.5"
            rows={6}
            most={MAX_TRANSCRIPT}
            value={content.transcript}
            change={(text) => set({ transcript: text })}
          />
        )}
      </BlockField>
    </>
  );
}
