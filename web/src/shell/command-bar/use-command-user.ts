import { useMemo } from 'react';
import type { CommandUser } from '../../session/command-kind.ts';
import { useTenant } from '../../session/tenant.tsx';
import { useUser } from '../../session/user.ts';
import { commandKinds } from './kinds.ts';

/** Who uses the command bar, and the kinds that they may use. */
export function useCommandUser() {
  const grants = useUser()?.grants;
  const { features } = useTenant();
  return useMemo(() => {
    const user: CommandUser = {
      may: (unit, ...actions) =>
        actions.every((action) => grants?.includes(`${unit}.${action}`) ?? false),
      has: (flag) => features.includes(flag),
      features,
    };
    return { user, kinds: commandKinds.filter(({ mayUse }) => mayUse(user)) };
  }, [grants, features]);
}
