import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useMapParts } from '../../map/map-parts.ts';
import { ToolPanel } from '../../map/draw/tool-panel.tsx';
import { useToolbox } from '../../map/toolbar/toolbox.ts';
import { DrawPolygon } from './draw-polygon.tsx';
import { customSiteMessages as messages } from './messages.ts';
import { ShapesPanel } from './shapes-panel.tsx';
import { keptWork } from './site-work.ts';

type Way = keyof typeof messages.ways;

/** The tool that adds a site: drawn on the map, or from a file, WKT or grid references. */
export default function DrawSite() {
  const made = useMapParts();
  const { putDown } = useToolbox();
  const [way, setWay] = useState<Way>(() => (keptWork().text ? 'shapes' : 'draw'));
  if (!made) return null;
  return (
    <ToolPanel title={messages.title} onClose={putDown} wide>
      <chakra.div role="group" aria-label={messages.title} display="flex" gap="1">
        {(Object.keys(messages.ways) as Way[]).map((each) => (
          <Button
            key={each}
            variant="ghost"
            aria-pressed={each === way}
            onClick={() => setWay(each)}
          >
            {messages.ways[each]}
          </Button>
        ))}
      </chakra.div>
      {way === 'draw' ? <DrawPolygon map={made.map} /> : <ShapesPanel map={made.map} />}
    </ToolPanel>
  );
}
