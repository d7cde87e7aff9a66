import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ApiError } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { formMessages as messages } from './messages.ts';

interface RefusalProps {
  /** Why the last attempt was refused. */
  error: ApiError | null;
  /** Heading of the refusal, if it has one of its own. */
  failure?: string | undefined;
  /** The current value, if somebody else changed it meanwhile. */
  now?: string | undefined;
  /** Sends what was typed once more. */
  again?: (() => void) | undefined;
}

export const isConflict = (error: ApiError | null) => error?.code === 'changed-meanwhile';

/** Why a form was refused as a whole; nothing if its fields explain it themselves. */
export function FormRefusal({ error, failure = messages.notSaved, now, again }: RefusalProps) {
  const conflict = isConflict(error);
  if (!error || (!conflict && Object.keys(error.fields).length > 0)) return null;
  return (
    <Alert role="alert">
      <CircleAlert size={16} aria-hidden />
      <div>
        <p>{conflict ? messages.changedMeanwhile : failure}</p>
        <chakra.p color="fg" overflowWrap="anywhere">
          {conflict ? now : error.message}
        </chakra.p>
        {again && !conflict && (
          <Button mt="2" size="sm" variant="outline" onClick={again}>
            {messages.tryAgain}
          </Button>
        )}
      </div>
    </Alert>
  );
}

const Alert = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    mb: '4',
    p: '3',
    borderRadius: 'md',
    bg: 'bg.error',
    color: 'fg.error',
    '& svg': { flexShrink: 0, mt: '0.5' },
  },
});
