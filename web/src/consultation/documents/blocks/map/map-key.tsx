import type { drawDraftMap } from '@calls/consultation/documents/contract/maps.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { SITE } from '@contract/land/ground/map-picture/site-colour.ts';
import { chakra } from '@chakra-ui/react';
import { CircleDashed } from 'lucide-react';
import { Swatch } from '../../../../map/style/swatch.tsx';
import { kindOfLayer, styleOfLayer } from '../../../ground/document-map/council-layer.ts';
import { mapEditorMessages as messages } from './messages.ts';

/** What the signs of the map mean, and what was chosen and is not shown. */
export function MapKey({
  of: { data, layers, siteCount, gone },
}: {
  of: OutputOf<typeof drawDraftMap>;
}) {
  return (
    <>
      <chakra.ul display="flex" flexWrap="wrap" columnGap="4" rowGap="1" aria-label={messages.key}>
        {siteCount > 0 && (
          <Entry>
            <Plain style={{ background: SITE }} aria-hidden />
            {messages.siteCount(siteCount)}
          </Entry>
        )}
        {layers.map(({ layerId, name, colour, visible }) => {
          const layer = data.layers.find((each) => each.layerId === layerId);
          const style = layer && styleOfLayer(layer);
          return (
            <Entry key={layerId}>
              {layer && style ? (
                <Swatch style={style} of={kindOfLayer(layer)} />
              ) : (
                <Plain style={{ background: colour }} aria-hidden />
              )}
              {visible ? name : messages.notAtFirst(name)}
            </Entry>
          );
        })}
      </chakra.ul>
      {gone.map((words) => (
        <chakra.p key={words} display="flex" gap="1.5" textStyle="small" color="fg.warning">
          <chakra.span pt="0.5">
            <CircleDashed size={14} aria-hidden />
          </chakra.span>
          {words}
        </chakra.p>
      ))}
    </>
  );
}

const Entry = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'small' },
});
const Plain = chakra('span', {
  base: { w: '6', h: '4', borderWidth: '1px', borderRadius: 'sm', flexShrink: 0 },
});
