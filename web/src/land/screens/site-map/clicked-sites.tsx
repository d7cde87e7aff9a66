import { getSites } from '@calls/land/sites/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { ClickedList } from '../../../map/clicked-list.tsx';
import { sharedSiteMessages } from '../../ground/sites/messages.ts';
import { useSite } from '../../ground/sites/site-context.tsx';
import { siteNameOf } from '../../ground/sites/site-name.ts';
import { sitePath } from '../../ground/sites/site-path.ts';
import { siteMapMessages as messages } from './messages.ts';

interface ClickedSitesProps {
  sites: number[];
  /** Easting and northing of the click. */
  at: [number, number];
  close: () => void;
}

/** Other sites that were clicked, each leading to its own page. */
export function ClickedSites({ sites, at, close }: ClickedSitesProps) {
  const { fields } = useSite();
  const { data } = useEndpoint(getSites, { ids: sites });
  const nameOf = (id: number) => {
    const site = data?.sites.find((each) => each.id === id);
    return site ? siteNameOf(site, fields.values()) : sharedSiteMessages.site(id);
  };
  return (
    <ClickedList title={messages.others(sites.length)} ids={sites} at={at} close={close}>
      {sites.map((id) => (
        <li key={id}>
          <Row to={sitePath(id)}>{nameOf(id)}</Row>
        </li>
      ))}
    </ClickedList>
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
