import { HeldControl } from '../../../../forms/held.tsx';
import {
  type MapContent,
  MAX_MAP_CAPTION,
} from '@contract/consultation/ground/documents/blocks/map/schema.ts';
import type { BlockEditorProps } from '../block-editor.ts';
import { BlockField } from '../block-fields.tsx';
import { FrameField } from './frame-field.tsx';
import { LayerKeyField } from './layer-key-field.tsx';
import { mapEditorMessages as messages } from './messages.ts';
import { SiteInfoField } from './site-info-field.tsx';
import { SiteListField } from './site-list-field.tsx';
import { SitesField } from './sites-field.tsx';

interface MapFieldsProps extends BlockEditorProps<MapContent> {
  /** Where it stands in the block's content: '' or 'map.'. */
  at: string;
}

/** Caption, layers, sites, and what is told of each site. */
export function MapFields({ at, content, change }: MapFieldsProps) {
  const set = (part: Partial<MapContent>) => change({ ...content, ...part });
  return (
    <>
      <BlockField field={`${at}caption`} label={messages.caption} hint={messages.captionHint}>
        {(parts) => (
          <HeldControl
            {...parts}
            most={MAX_MAP_CAPTION}
            value={content.caption}
            change={(text) => set({ caption: text })}
          />
        )}
      </BlockField>
      <FrameField at={at} content={content} change={(frame) => set({ frame })} />
      <LayerKeyField at={at} entries={content.layerKey} change={(layerKey) => set({ layerKey })} />
      <SitesField at={at} ids={content.siteIds} change={(siteIds) => set({ siteIds })} />
      <SiteListField at={at} id={content.siteListId} change={(siteListId) => set({ siteListId })} />
      <SiteInfoField at={at} info={content.siteInfo} change={(siteInfo) => set({ siteInfo })} />
    </>
  );
}
