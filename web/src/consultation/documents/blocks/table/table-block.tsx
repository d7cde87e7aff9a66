import type { TableContent } from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { Table } from 'lucide-react';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import type { BlockEditing } from '../block-editor.ts';
import { tableEditorMessages as messages } from './messages.ts';

export const tableEditing: BlockEditing<TableContent> = {
  label: messages.block,
  icon: <Table size={16} aria-hidden />,
  firstField: 'caption',
  called: undefined,
  isToldByParts: true,
  Reading: lazyPart(() => import('./table-reading.tsx')),
  Editor: lazyPart(() => import('./table-editor.tsx')),
};
