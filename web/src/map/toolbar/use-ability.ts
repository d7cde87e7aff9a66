import { mapCapabilities } from '@calls/land/layers/contract/map-style.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useTenant } from '../../session/tenant.tsx';
import { FLAG_OF, mayUse } from './flagged.ts';

const FIVE_MINUTES = 300_000;

/** Whether this council's map has a tool, and why not. Terrain has no flag: a source is enough. */
export function useAbility(name: keyof typeof FLAG_OF | 'terrain') {
  const { features } = useTenant();
  const { data, isError } = useEndpoint(mapCapabilities, {}, { staleTime: FIVE_MINUTES });
  const flagOn = name === 'terrain' || features.includes(FLAG_OF[name]);
  return mayUse(flagOn, data?.[name], isError);
}
