import { findLookAlikes } from '@calls/consultation/contacts/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { peopleFormMessages as messages } from './messages.ts';
import type { Picked } from './record-picker.tsx';

interface LookAlikesProps {
  kind: 'contact' | 'organisation';
  name: string;
  email: string;
  /** Takes the one that is there instead of writing down another. */
  take: (picked: Picked) => void;
}

const TYPING_MS = 500;

/** Who somebody being typed may be. They are offered, never merged. */
export function LookAlikes({ kind, name, email, take }: LookAlikesProps) {
  const asked = useDebounced(
    JSON.stringify({ kind, name: name.trim(), email: email.trim() }),
    TYPING_MS,
  );
  const input = JSON.parse(asked) as { kind: typeof kind; name: string; email: string };
  const enough = input.name.length > 2 || input.email.includes('@');
  const { data } = useEndpoint(findLookAlikes, enough ? input : null);
  if (!data || data.found.length === 0) return null;
  return (
    <Box role="status">
      <chakra.p fontWeight="medium">{messages.mayBe}</chakra.p>
      <chakra.ul display="grid" gap="2">
        {data.found.map(({ id, name: found, about }) => (
          <Line key={id}>
            <chakra.span minW="0" overflowWrap="anywhere">
              {found}
              {about && <chakra.span color="fg.muted">{` (${about})`}</chakra.span>}
            </chakra.span>
            <Button size="sm" variant="outline" onClick={() => take({ id, name: found })}>
              {messages.takeThis(found)}
            </Button>
          </Line>
        ))}
      </chakra.ul>
    </Box>
  );
}

const Box = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    p: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg.muted',
  },
});
const Line = chakra('li', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'space-between' },
});
