import type { MapContent } from '@contract/consultation/ground/documents/blocks/map/schema.ts';
import type { BlockEditorProps } from '../block-editor.ts';
import { MapFields } from './map-fields.tsx';

/** What a map shows, and what is told of its sites. */
export default function MapEditor(props: BlockEditorProps<MapContent>) {
  return <MapFields {...props} at="" />;
}
