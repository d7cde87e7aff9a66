import { getSites } from '@calls/sites/contract.ts';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { MapCard } from '../../map/map-card.tsx';
import { underPress } from '../../map/under-press.ts';
import { siteNameOf } from '../../site-search/results/site-name.ts';
import { sitePath } from '../../site-search/results/site-path.ts';
import { IconButton } from '../../ui/button.tsx';
import { messages as uiMessages } from '../../ui/messages.ts';
import { messages } from './messages.ts';

interface PressedSitesProps {
  sites: number[];
  /** Easting and northing of the press. */
  at: [number, number];
  close: () => void;
}

/** Other sites that were pressed, each leading to its own page. */
export function PressedSites({ sites, at, close }: PressedSitesProps) {
  const { data } = useEndpoint(getSites, { ids: sites });
  const list = useRef<HTMLUListElement>(null);
  const heading = useId();
  useEffect(() => list.current?.querySelector('a')?.focus({ preventScroll: true }), [sites]);
  const nameOf = (id: number) => {
    const site = data?.sites.find((each) => each.id === id);
    return site ? siteNameOf(site) : messages.site(id);
  };
  return (
    <MapCard
      at={at}
      place={underPress}
      close={close}
      role="group"
      aria-labelledby={heading}
      style={{ minWidth: 160, maxWidth: 280, maxHeight: 200 }}
    >
      <chakra.div display="flex" alignItems="center" ps="3" borderBottomWidth="1px">
        <chakra.p id={heading} flex="1" fontWeight="semibold">
          {messages.others(sites.length)}
        </chakra.p>
        <IconButton size="sm" label={uiMessages.close} icon={<X size={14} />} onClick={close} />
      </chakra.div>
      <chakra.ul ref={list} py="1" overflow="auto">
        {sites.map((id) => (
          <li key={id}>
            <Row to={sitePath(id)}>{nameOf(id)}</Row>
          </li>
        ))}
      </chakra.ul>
    </MapCard>
  );
}

const Row = chakra(Link, {
  base: {
    display: 'block',
    px: '3',
    py: '1.5',
    color: 'accent.fg',
    textDecoration: 'underline',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { bg: 'bg.muted', outlineOffset: '-2px' },
  },
});
