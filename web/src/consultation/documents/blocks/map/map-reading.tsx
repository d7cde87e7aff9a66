import { drawDraftMap } from '@calls/consultation/documents/contract/maps.ts';
import {
  type MapContent,
  showsNothing,
} from '@contract/consultation/ground/documents/blocks/map/schema.ts';
import { chakra } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { useEndpoint } from '../../../../api/use-endpoint.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useNear } from '../../../../ui/use-near.ts';
import { subjectOf } from './frame-field.tsx';
import { MapNothing, DrawnMap, MapRoom } from './map-room.tsx';
import { mapEditorMessages as messages } from './messages.ts';

/** Drawing a map takes a second: what is read is not drawn anew at every turn. */
const FRESH_MS = 300_000;

/** A map as its picture, once one comes near it. */
export function MapReading({ content }: { content: MapContent }) {
  const [element, isNear] = useNear();
  const isEmpty = showsNothing(content);
  const query = useEndpoint(drawDraftMap, isNear && !isEmpty ? subjectOf(content) : null, {
    staleTime: FRESH_MS,
    keepPrevious: true,
  });
  const { caption } = content;
  return (
    <chakra.figure ref={element as RefObject<HTMLElement>}>
      <MapRoom busy={query.isFetching}>
        {isEmpty && <MapNothing>{messages.nothing}</MapNothing>}
        {!isEmpty && query.data && <DrawnMap of={query.data} />}
        {!isEmpty && !query.data && query.isError && <MapNothing>{messages.mapFailed}</MapNothing>}
        {!isEmpty && !query.data && !query.isError && <Skeleton position="absolute" inset="0" />}
      </MapRoom>
      <chakra.figcaption mt="1" fontWeight="medium" color={caption ? undefined : 'fg.muted'}>
        {caption || messages.noCaption}
      </chakra.figcaption>
    </chakra.figure>
  );
}
