import type { ChartContent } from '@contract/consultation/ground/documents/blocks/chart/schema.ts';
import { ChartColumn } from 'lucide-react';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import type { BlockEditing } from '../block-editor.ts';
import { chartEditorMessages as messages } from './messages.ts';

export const chartEditing: BlockEditing<ChartContent> = {
  label: messages.block,
  icon: <ChartColumn size={16} aria-hidden />,
  firstField: 'chartName',
  called: undefined,
  isToldByParts: false,
  Reading: lazyPart(() => import('./chart-reading.tsx')),
  Editor: lazyPart(() => import('./chart-editor.tsx')),
};
