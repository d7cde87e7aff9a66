import { useSearchParams } from 'react-router-dom';

/** Shows the site under a scenario: the address says which. */
export function useScenarioChoice(): (scenarioName: string) => void {
  const [, setParams] = useSearchParams();
  return (scenarioName) =>
    setParams(
      (params) => {
        const next = new URLSearchParams(params);
        if (scenarioName === 'base') next.delete('scenario');
        else next.set('scenario', scenarioName);
        return next;
      },
      { preventScrollReset: true },
    );
}
