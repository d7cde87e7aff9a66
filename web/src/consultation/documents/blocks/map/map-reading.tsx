import type { MapContent } from '@contract/consultation/ground/documents/blocks/map/schema.ts';
import { chakra } from '@chakra-ui/react';
import { Map as MapIcon } from 'lucide-react';
import { mapEditorMessages as messages } from './messages.ts';

/** What a map will show; it is drawn when the document is published, and in the preview. */
export function MapReading({ content }: { content: MapContent }) {
  const { caption, layerIds, siteIds, siteListId } = content;
  const parts = [
    messages.shows(layerIds.length, siteIds.length),
    siteListId === null ? '' : messages.andList,
  ].filter(Boolean);
  return (
    <chakra.figure>
      <Frame>
        <MapIcon size={20} aria-hidden />
        {parts.length > 0 ? parts.join(', ') : messages.nothing}
      </Frame>
      <chakra.figcaption mt="1" fontWeight="medium" color={caption ? undefined : 'fg.muted'}>
        {caption || messages.noCaption}
      </chakra.figcaption>
    </chakra.figure>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    h: '48',
    p: '4',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderRadius: 'md',
    color: 'fg.muted',
    textAlign: 'center',
  },
});
