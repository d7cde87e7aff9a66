import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { useSearchParams } from 'react-router-dom';
import { presentParams } from '../ground/sites/present-params.ts';

/** Shows the site under a scenario by changing the address. */
export function useScenarioChoice(): (scenarioName: string) => void {
  const [, setParams] = useSearchParams();
  return (scenarioName) =>
    setParams(
      () => {
        const next = presentParams();
        if (scenarioName === BASE) next.delete('scenario');
        else next.set('scenario', scenarioName);
        return next;
      },
      { preventScrollReset: true },
    );
}
