import type { VideoContent } from '@contract/consultation/ground/documents/blocks/video/schema.ts';
import { videoAt } from '@contract/consultation/ground/documents/blocks/video/video-at.ts';
import { chakra } from '@chakra-ui/react';
import { CirclePlay } from 'lucide-react';
import { videoEditorMessages as messages } from './messages.ts';

/** A video as it is described. It is not loaded here either. */
export default function VideoReading({ content }: { content: VideoContent }) {
  const { url, caption, transcript } = content;
  const video = videoAt(url);
  return (
    <chakra.div minW="0">
      <chakra.p fontWeight="semibold">{caption}</chakra.p>
      <chakra.p display="flex" alignItems="center" gap="2" color="fg.muted" overflowWrap="anywhere">
        <chakra.span flexShrink="0">
          <CirclePlay size={20} aria-hidden />
        </chakra.span>
        {video
          ? `${messages.on(video.host)} · ${transcript.trim() ? messages.hasTranscript : messages.noTranscript}`
          : messages.noVideo}
      </chakra.p>
    </chakra.div>
  );
}
