import type { drawDraftMap } from '@calls/consultation/documents/contract/maps.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { SITE } from '@contract/land/ground/map-picture/site-colour.ts';
import { chakra } from '@chakra-ui/react';
import { CircleDashed } from 'lucide-react';
import { Fragment } from 'react';
import { pictureAddress } from './picture-address.ts';
import { mapEditorMessages as messages } from './messages.ts';

/** What the signs of the map mean, and what was chosen and is not shown. */
export function MapKey({ of: { layers, siteCount, gone } }: { of: OutputOf<typeof drawDraftMap> }) {
  return (
    <>
      <chakra.ul display="flex" flexWrap="wrap" columnGap="4" rowGap="1" aria-label={messages.key}>
        {siteCount > 0 && (
          <Entry>
            <Plain style={{ background: SITE }} aria-hidden />
            {messages.siteCount(siteCount)}
          </Entry>
        )}
        {layers.map(({ layerId, name, visible, signs }) => (
          <Entry key={layerId}>
            {signs.length === 1 && signs.map(({ svg }) => <Sign key={svg} of={svg} />)}
            {visible ? name : messages.notAtFirst(name)}
            {signs.length > 1 &&
              signs.map(({ svg, label }) => (
                <Fragment key={svg}>
                  {svg && <Sign of={svg} />}
                  {label}
                </Fragment>
              ))}
          </Entry>
        ))}
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

/** As the picture draws it. */
const Sign = ({ of }: { of: string }) => (
  <chakra.img src={pictureAddress(of)} alt="" w="6" h="3.5" flexShrink={0} bg="#f4f2ec" />
);

const Entry = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'small' },
});
const Plain = chakra('span', {
  base: { w: '6', h: '4', borderWidth: '1px', borderRadius: 'sm', flexShrink: 0 },
});
