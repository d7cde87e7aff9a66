import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { MapRef } from 'react-map-gl/maplibre';

/** Puts what a panel's part draws over the map there, not into the panel. */
export const OverMap = ({ map, children }: { map: MapRef; children: ReactNode }) =>
  createPortal(children, map.getContainer());
