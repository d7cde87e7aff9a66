import { drawDraftMap } from '@calls/consultation/documents/contract/maps.ts';
import {
  type MapContent,
  type MapSubject,
  showsNothing,
} from '@contract/consultation/ground/documents/blocks/map/schema.ts';
import { chakra } from '@chakra-ui/react';
import { Maximize } from 'lucide-react';
import { Suspense, useId } from 'react';
import { useEndpoint } from '../../../../api/use-endpoint.ts';
import { hasWebGl2 } from '../../../../map/choose-engine.ts';
import { Button } from '../../../../ui/button.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { FailedLine } from '../../../../ui/failed-line.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useDebounced } from '../../../../ui/use-debounced.ts';
import { FrameEdges } from './frame-edges.tsx';
import type { MapFrame } from '@contract/land/ground/map-picture/map-picture.ts';
import { MapKey } from './map-key.tsx';
import { MapNothing, DrawnMap, MapRoom } from './map-room.tsx';
import { mapEditorMessages as messages } from './messages.ts';

/** What one moves in one go is drawn once. */
const REST_MS = 400;

const FrameMap = lazyPart(() => import('./frame-map.tsx'));

interface FrameFieldProps {
  at: string;
  content: MapContent;
  change: (frame: MapContent['frame']) => void;
}

export const subjectOf = ({ layerKey, siteIds, siteListId, frame }: MapContent): MapSubject => ({
  layerKey,
  siteIds,
  siteListId,
  frame,
});

/** The map itself, which is moved to what readers see first; the same by numbers. */
export function FrameField({ at, content, change }: FrameFieldProps) {
  const isEmpty = showsNothing(content);
  const subject = { ...subjectOf(content), frame: useDebounced(content.frame, REST_MS) };
  const query = useEndpoint(drawDraftMap, isEmpty ? null : subject, { keepPrevious: true });
  const hintId = useId();
  const drawn = isEmpty ? undefined : query.data;
  const frame = (content.frame ?? drawn?.frame) as MapFrame | undefined;
  return (
    <chakra.div display="grid" gap="2" minW="0">
      <chakra.p fontWeight="medium">{messages.frame}</chakra.p>
      <chakra.p id={hintId} color="fg.muted" textStyle="small">
        {messages.frameHint}
      </chakra.p>
      <MapRoom busy={query.isFetching}>
        {isEmpty && <MapNothing>{messages.mapToCome}</MapNothing>}
        {!isEmpty && !drawn && query.isPending && <Skeleton position="absolute" inset="0" />}
        {drawn && frame && hasWebGl2() && (
          <Suspense fallback={<Skeleton position="absolute" inset="0" />}>
            <FrameMap drawn={drawn} frame={frame} describedBy={hintId} moved={change} />
          </Suspense>
        )}
        {drawn && !hasWebGl2() && <DrawnMap of={drawn} />}
      </MapRoom>
      {query.isError && (
        <FailedLine
          title={messages.mapFailed}
          of={query.error}
          retry={() => void query.refetch()}
        />
      )}
      {drawn && <MapKey of={drawn} />}
      <FrameEdges at={at} frame={frame} change={change} />
      {content.frame !== null && (
        <chakra.div>
          <Button
            size="sm"
            variant="outline"
            icon={<Maximize size={14} />}
            onClick={() => change(null)}
          >
            {messages.aroundAll}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
