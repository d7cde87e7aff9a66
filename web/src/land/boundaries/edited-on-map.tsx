import type { Position } from 'geojson';
import { ShapesLayer } from '../../map/british-grid/shapes-layer.tsx';
import type { Edited } from './editing.ts';

const BEING_EDITED = { colour: '#b3206b', fill: 'rgba(179, 32, 107, 0.12)' };
const LEFT = { colour: '#b3206b', dashed: true, width: 2 };
const FAULTS = { colour: '#c62828', dots: 9 };

/** The boundary as edited on the map, what is left of it, and where it crosses itself. */
export const EditedOnMap = ({ edited, faults }: { edited: Edited; faults: Position[] }) => (
  <>
    <ShapesLayer shapes={[edited.shape]} look={BEING_EDITED} height={22} />
    <ShapesLayer shapes={[edited.cut]} look={LEFT} height={23} />
    <ShapesLayer shapes={[{ type: 'MultiPoint', coordinates: faults }]} look={FAULTS} height={29} />
  </>
);
