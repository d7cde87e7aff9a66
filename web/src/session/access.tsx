import type { Action, Unit } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { cloneElement, type ReactElement } from 'react';
import { uiMessages } from '../ui/messages.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { useSession } from './user.ts';

export interface Access {
  /** Undefined while it is not known yet. */
  allowed: boolean | undefined;
  /** The missing permission, as unit.action. */
  missing: string[];
}

/**
 * Whether the person may do these actions on a unit, as known of who is signed in. It only hides or greys what the
 * server would refuse anyway.
 */
export function useAccess(unit: Unit, ...actions: Action[]): Access {
  const session = useSession();
  if (session.status === 'loading' || session.status === 'failed')
    return { allowed: undefined, missing: [] };
  const asked = actions.map((action) => `${unit}.${action}`);
  const missing =
    session.status === 'signed-in'
      ? asked.filter((grant) => !session.user.grants.includes(grant))
      : asked;
  return { allowed: missing.length === 0, missing };
}

/** The actions on a unit that some component needs. */
export interface Needs {
  unit: Unit;
  actions: Action[];
}

interface Disableable {
  disabled?: boolean | undefined;
  'aria-disabled'?: boolean | undefined;
  onClick?: unknown;
  tabIndex?: number;
  type?: string;
}

/**
 * Greys a control for those who may not use it, with the reason and the missing unit.action in a tooltip. It can
 * still be focused, so that everybody can read why.
 */
export function Permitted({
  unit,
  actions,
  children,
}: Needs & { children: ReactElement<Disableable> }) {
  const { allowed, missing } = useAccess(unit, ...actions);
  if (allowed) return children;
  // Enter in a form whose button is disabled does nothing: until it is known, the server judges what is sent.
  if (allowed === undefined)
    return children.props.type === 'submit' ? children : cloneElement(children, { disabled: true });
  return (
    <Tooltip text={`${uiMessages.noPermission}\n${missing.join(', ')}`}>
      <chakra.span
        display="inline-flex"
        tabIndex={0}
        role="note"
        aria-label={`${uiMessages.noPermission} ${missing.join(', ')}`}
        opacity={0.6}
        cursor="not-allowed"
        filter="grayscale(1)"
      >
        {cloneElement(children, { disabled: true, tabIndex: -1 })}
      </chakra.span>
    </Tooltip>
  );
}
