import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { MapRef } from 'react-map-gl/maplibre';

/** Draws part of a panel over the map instead of inside the panel. */
export const OverMap = ({ map, children }: { map: MapRef; children: ReactNode }) =>
  createPortal(children, map.getContainer());
