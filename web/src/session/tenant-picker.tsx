import { listTenants } from '@calls/council/tenants/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { storeTenant } from '../api/host.ts';
import { useEndpoint } from '../api/use-endpoint.ts';
import { usePageTitle } from '../ui/page-title.ts';
import { Control } from '../ui/control.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { SkeletonLines } from '../ui/skeleton.tsx';
import { Empty } from '../ui/empty.tsx';
import { sessionMessages as messages } from './messages.ts';
import { BarePage } from './bare-page.tsx';
import { noteClosedSession } from './storage.ts';

/** Lists all councils by name, stores the choice on this device and reloads the product. */
export function TenantPicker() {
  usePageTitle(messages.chooseCouncil);
  const [text, setText] = useState('');
  const search = useId();
  const asked = useEndpoint(listTenants);
  const wanted = text.trim().toLowerCase();
  const matches = (council: { name: string }) => council.name.toLowerCase().includes(wanted);
  return (
    <BarePage title={messages.chooseCouncil}>
      {(asked.data?.length ?? 0) > 7 && (
        <chakra.label htmlFor={search} display="flex" alignItems="center" gap="2" mb="4">
          <Search size={20} aria-label={messages.findCouncil} />
          <Control
            id={search}
            size="lg"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </chakra.label>
      )}
      <Loaded
        query={asked}
        skeleton={<SkeletonLines lines={3} height="12" />}
        empty={<Empty kind={wanted ? 'none' : 'nothing'} title={messages.noCouncils} />}
        isEmpty={(councils) => !councils.some(matches)}
      >
        {(councils) => (
          <chakra.ul display="grid" gap="2">
            {councils.filter(matches).map((council) => (
              <li key={council.shortName}>
                <Choice type="button" onClick={() => choose(council.shortName)}>
                  {council.smallLogo && <chakra.img src={council.smallLogo} alt="" h="6" />}
                  {council.name}
                </Choice>
              </li>
            ))}
          </chakra.ul>
        )}
      </Loaded>
    </BarePage>
  );
}

function choose(shortName: string): void {
  storeTenant(shortName);
  // A session of another council is not valid here, but has not ended either.
  noteClosedSession('asked');
  if (location.pathname === '/select-tenant') location.assign('/');
  else location.reload();
}

const Choice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    minH: '12',
    px: '4',
    py: '2',
    textAlign: 'start',
    fontSize: 'md',
    lineHeight: 'md',
    fontWeight: 'medium',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
  },
});
