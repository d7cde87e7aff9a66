import type { MapContent } from '@contract/consultation/ground/documents/blocks/map/schema.ts';
import { Map as MapIcon } from 'lucide-react';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import type { BlockEditing } from '../block-editor.ts';
import { MapReading } from './map-reading.tsx';
import { mapEditorMessages as messages } from './messages.ts';

export const mapEditing: BlockEditing<MapContent> = {
  label: messages.block,
  icon: <MapIcon size={16} aria-hidden />,
  firstField: 'caption',
  called: undefined,
  isToldByParts: false,
  Reading: MapReading,
  Editor: lazyPart(() => import('./map-editor.tsx')),
};
