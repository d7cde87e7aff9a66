import { isFrame } from '@contract/consultation/ground/documents/blocks/map/frame.ts';
import { chakra } from '@chakra-ui/react';
import { ValidText } from '../valid-text.tsx';
import type { MapFrame } from '@contract/land/ground/map-picture/map-picture.ts';
import { mapEditorMessages as messages } from './messages.ts';

interface FrameEdgesProps {
  at: string;
  /** What is shown now; undefined while that is not known. */
  frame: MapFrame | undefined;
  change: (frame: MapFrame) => void;
}

/** The edges of what readers see first, in metres of the British grid. */
export function FrameEdges({ at, frame, change }: FrameEdgesProps) {
  if (!frame) return null;
  const withEdge = (place: number, typed: string): MapFrame | undefined => {
    const edge = /^-?\d{1,7}$/.test(typed) ? Number(typed) : Number.NaN;
    const next = frame.with(place, edge);
    return isFrame(next) ? next : undefined;
  };
  return (
    <chakra.details>
      <chakra.summary cursor="pointer">{messages.edges}</chakra.summary>
      <chakra.p pt="1" color="fg.muted" textStyle="small">
        {messages.edgesHint}
      </chakra.p>
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(8rem, 1fr))"
        gap="2"
        pt="2"
      >
        {messages.edgeNames.map((label, place) => (
          <ValidText
            key={label}
            field={`${at}frame.${place}`}
            label={label}
            value={String(Math.round(frame[place]!))}
            problemOf={(typed) =>
              withEdge(place, typed) ? undefined : messages.edgeProblem(place)
            }
            change={(typed) => {
              const next = withEdge(place, typed);
              if (next && next.join() !== frame.join()) change(next);
            }}
          />
        ))}
      </chakra.div>
    </chakra.details>
  );
}
