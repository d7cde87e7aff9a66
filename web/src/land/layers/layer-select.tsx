import { chakra } from '@chakra-ui/react';
import type { LayerRecord } from '@contract/land/ground/layers/feature-schemas.ts';
import { useRef, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Popover } from '../../ui/popover.tsx';
import { fewOf, SELECT_TAGS } from './layer-tags.ts';
import { layerPanelMessages as messages } from './messages.ts';
import { ShowBox } from './show-box.tsx';

interface LayerSelectProps {
  layers: LayerRecord[];
  /** Ids; none means all. */
  chosen: string[];
  choose: (ids: string[]) => void;
}

/** Chooses several layers; the control names at most 4 of them, then '+n'. */
export function LayerSelect({ layers, chosen, choose }: LayerSelectProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const named = layers.filter(({ id }) => chosen.includes(id));
  const { few, more } = fewOf(named, SELECT_TAGS);
  return (
    <>
      <Shown
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <chakra.span color="fg.muted">{messages.searchIn}</chakra.span>
        {named.length === 0 && <Badge>{messages.everyLayer}</Badge>}
        {few.map(({ id, layerName }) => (
          <Badge key={id} title={layerName} maxW="32" truncate display="block">
            {layerName}
          </Badge>
        ))}
        {more > 0 && <Badge>{messages.more(more)}</Badge>}
      </Shown>
      {open && (
        <Popover anchor={button} label={messages.chooseLayers} onClose={() => setOpen(false)}>
          <chakra.ul
            p="3"
            maxH="300px"
            overflowY="auto"
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            gap="1"
          >
            {layers.map(({ id, layerName }) => (
              <li key={id}>
                <ShowBox
                  state={chosen.includes(id)}
                  change={(on) =>
                    choose(on ? [...chosen, id] : chosen.filter((each) => each !== id))
                  }
                  label={layerName}
                />
              </li>
            ))}
          </chakra.ul>
        </Popover>
      )}
    </>
  );
}

const Shown = chakra('button', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    textStyle: 'small',
    textAlign: 'start',
    cursor: 'pointer',
  },
});
