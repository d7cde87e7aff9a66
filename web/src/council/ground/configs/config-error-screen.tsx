import type { ConfigError } from '@contract/council/ground/configs/config-error.ts';
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { configLoadMessages as messages } from './messages.ts';

/** A configuration's errors in plain words; places and reasons are folded away below. */
export function ConfigErrorScreen({
  errors,
  reload,
}: {
  errors: ConfigError[];
  reload: () => void;
}) {
  const [first] = errors;
  const faults = errors.filter(({ path, details }) => path || details);
  return (
    <Card role="alert">
      <chakra.span color="fg.error" aria-hidden>
        <CircleAlert size={20} />
      </chakra.span>
      <chakra.p textStyle="headingSm">{first?.message ?? messages.failedToGet}</chakra.p>
      <chakra.p color="fg.muted">{first?.hint ?? messages.contactSupport}</chakra.p>
      <Button variant="outline" onClick={reload}>
        {messages.reload}
      </Button>
      {faults.length > 0 && (
        <chakra.details w="full" textAlign="left" color="fg.muted">
          <chakra.summary cursor="pointer">{messages.developerDetails}</chakra.summary>
          <chakra.ul mt="2" maxH="60" overflow="auto" overflowWrap="anywhere">
            {faults.map(({ path, details }) => (
              <li key={`${path} ${details}`}>
                <code>{placed(path, details)}</code>
              </li>
            ))}
          </chakra.ul>
        </chakra.details>
      )}
    </Card>
  );
}

/** The place and the reason; a text that already names its place does not repeat it. */
function placed(path = '', details = ''): string {
  return details.startsWith(path) ? details : [path, details].filter(Boolean).join(': ');
}

const Card = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    maxW: '560px',
    mx: 'auto',
    p: '6',
    textAlign: 'center',
  },
});
