import { getSite } from '@calls/land/sites/contract.ts';
import { formatValue } from '@contract/council/ground/dictionary/format-value.ts';
import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { chakra } from '@chakra-ui/react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { siteNameOf } from '../ground/sites/site-name.ts';
import { sitePath } from '../ground/sites/site-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { siteTableMessages as messages } from './messages.ts';

interface SiteDrawerProps {
  siteId: number;
  /** The search of the table, for the address of the site's page. */
  from: string;
  onClose: () => void;
}

/** A site beside the table: its fields in the council's order, and a link to its page. */
export function SiteDrawer({ siteId, from, onClose }: SiteDrawerProps) {
  const asked = useEndpoint(getSite, { siteId });
  const site = asked.data?.site as
    (Parameters<typeof siteNameOf>[0] & Record<string, unknown>) | undefined;
  return (
    <Drawer
      reading
      title={site ? siteNameOf(site, asked.data?.fields) : `${messages.drawer} ${siteId}`}
      onClose={onClose}
      footer={
        <>
          <ButtonLink variant="outline" to={`/map?site=${siteId}`}>
            {messages.showOnMap}
          </ButtonLink>
          <ButtonLink to={sitePath(siteId, BASE, from)}>{messages.details}</ButtonLink>
        </>
      }
    >
      <Loaded
        query={asked}
        skeleton={<SkeletonLines lines={12} height="6" />}
        failed={messages.detailsFailed}
      >
        {({ fields }) => (
          <dl>
            {fields.map((field) => (
              <Line key={field.dbPropertyName}>
                <dt>{field.label}</dt>
                <dd>{formatValue(field, site?.[field.dbPropertyName])}</dd>
              </Line>
            ))}
          </dl>
        )}
      </Loaded>
    </Drawer>
  );
}

const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '2fr 3fr',
    gap: '3',
    py: '1.5',
    borderBottomWidth: '1px',
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});
