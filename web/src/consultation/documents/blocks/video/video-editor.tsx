import {
  MAX_TRANSCRIPT,
  MAX_VIDEO_CAPTION,
  type VideoContent,
} from '@contract/consultation/ground/documents/blocks/video/schema.ts';
import { videoAt } from '@contract/consultation/ground/documents/blocks/video/video-at.ts';
import { documentMessages } from '@contract/consultation/ground/documents/messages.ts';
import { Control, TextControl } from '../../../../ui/control.tsx';
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
          <Control
            {...parts}
            maxLength={MAX_VIDEO_CAPTION}
            value={content.caption}
            onChange={({ target }) => set({ caption: target.value })}
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
          <TextControl
            {...parts}
            py="1.5"
            rows={6}
            maxLength={MAX_TRANSCRIPT}
            value={content.transcript}
            onChange={({ target }) => set({ transcript: target.value })}
          />
        )}
      </BlockField>
    </>
  );
}
