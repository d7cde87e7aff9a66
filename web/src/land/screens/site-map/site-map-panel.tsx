import { chakra } from '@chakra-ui/react';
import { LandPlot, Ruler, SquarePen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { hasBoundaryWork } from '../../boundaries/kept-boundary.ts';
import type { FeatureHit } from '../../layers/feature-search.tsx';
import { LayersPanel } from '../../layers/layers-panel.tsx';
import { GridAside } from '../../../map/british-grid/grid-aside.tsx';
import { GridMap } from '../../../map/british-grid/grid-map.tsx';
import { GridMeasuring } from '../../../map/british-grid/grid-measuring.tsx';
import { ShapesLayer } from '../../../map/british-grid/shapes-layer.tsx';
import { measureMessages } from '../../../map/measure/messages.ts';
import { ToolFace } from '../../../map/toolbar/tool-button.tsx';
import { FIT_PADDING, homeBox } from '../../../map/view.ts';
import { useFlag, useTenant } from '../../../session/tenant.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { useSite } from '../../ground/sites/site-context.tsx';
import { FoundOnMap } from './found-on-map.tsx';
import { ShownFeature } from './shown-feature.tsx';
import { siteMapMessages as messages } from './messages.ts';
import { ClickedOnMap } from './clicked-on-map.tsx';
import { boxOnGrid, siteBox } from './site-box.ts';
import { SiteFoot } from './site-foot.tsx';
import { BOUNDARY, LEFT, WHOLE } from './site-marks.ts';
import { useStyled } from './use-styled.ts';

type Tool = 'length' | 'area' | 'boundary';

const EditBoundary = lazyPart(() => import('../../boundaries/edit-boundary.tsx'));

/** Where the site lies: the detail map in the British National Grid. */
export default function SiteMapPanel() {
  const { site, siteId, can } = useSite();
  const editsBoundaries = useFlag('site view edit boundary') && can.edit;
  const tenant = useTenant();
  const { styled, layers, legend, retry } = useStyled();
  const [tool, setTool] = useState<Tool | undefined>(() =>
    editsBoundaries && hasBoundaryWork() ? 'boundary' : undefined,
  );
  const [found, setFound] = useState<FeatureHit>();
  const box = site.wkb_geometry ? siteBox(site.wkb_geometry) : undefined;
  const home = box ?? boxOnGrid(homeBox(tenant));
  const take = (next: Tool) => setTool(tool === next ? undefined : next);
  const titles = { length: measureMessages.length, area: measureMessages.area };
  return (
    <Room>
      <GridMap
        styled={styled}
        start={home}
        home={home}
        padding={FIT_PADDING.sites}
        retry={retry}
        foot={<SiteFoot {...legend} drawn={layers.drawn} isCut={Boolean(site.wkb_geometry_cut)} />}
        over={<LayersPanel layers={layers} find={setFound} />}
        tools={
          <>
            <ToolFace
              label={measureMessages.length}
              icon={<Ruler size={20} />}
              aria-pressed={tool === 'length'}
              onClick={() => take('length')}
            />
            <ToolFace
              label={measureMessages.area}
              icon={<LandPlot size={20} />}
              aria-pressed={tool === 'area'}
              onClick={() => take('area')}
            />
            {editsBoundaries && (
              <ToolFace
                label={messages.editBoundary}
                icon={<SquarePen size={20} />}
                aria-pressed={tool === 'boundary'}
                onClick={() => setTool('boundary')}
              />
            )}
          </>
        }
        aside={
          tool === 'boundary' ? (
            <Suspense fallback={null}>
              <EditBoundary siteId={siteId} close={() => setTool(undefined)} />
            </Suspense>
          ) : (
            tool && (
              <GridAside key={tool} title={titles[tool]} onClose={() => setTool(undefined)}>
                <GridMeasuring kind={tool === 'length' ? 'line' : 'polygon'} />
              </GridAside>
            )
          )
        }
      >
        <ShapesLayer
          shapes={[site.wkb_geometry]}
          look={site.wkb_geometry_cut ? BOUNDARY : WHOLE}
          height={20}
        />
        {tool !== 'boundary' && (
          <ShapesLayer shapes={[site.wkb_geometry_cut]} look={LEFT} height={20} />
        )}
        {found && <FoundOnMap found={found} />}
        {!tool && <ShownFeature layers={layers} site={box} />}
        {!tool && <ClickedOnMap siteId={siteId} layers={layers} />}
        {!box && !tool && <NoPlace>{messages.noPlace}</NoPlace>}
      </GridMap>
    </Room>
  );
}

const Room = chakra('div', {
  base: { position: 'relative', h: 'full', minH: '320px', textStyle: 'body' },
});
const NoPlace = chakra('p', {
  base: {
    position: 'absolute',
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    px: '3',
    py: '2',
    bg: 'bg.panel',
    borderRadius: 'md',
    boxShadow: 'floating',
    pointerEvents: 'none',
    zIndex: '1',
  },
});
