import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { sharedSiteMessages as messages } from './messages.ts';

/** A scenario's name as people read it. */
export const scenarioLabel = (name: string) => (name === BASE ? messages.baseScenario : name);

/** What was done to a site, naming the scenario unless it was done to the site itself. */
export const doneIn = (scenario: string, what: string) =>
  scenario === BASE ? what : messages.inScenario(what, scenario);

/** The scenario that each site of a search is shown under, changed card by card. */
export class ChosenScenarios {
  #names = new Map<number, string>();
  #listeners = new Map<number, Set<() => void>>();
  #times = 0;

  of(siteId: number): string {
    return this.#names.get(siteId) ?? BASE;
  }

  choose(siteId: number, scenarioName: string): void {
    if (this.of(siteId) === scenarioName) return;
    this.#names.set(siteId, scenarioName);
    this.#times += 1;
    for (const listener of this.#listeners.get(siteId) ?? []) listener();
  }

  /** The scenario that all these sites are shown under; undefined where they differ, or for the base. */
  common(siteIds: Iterable<number>): string | undefined {
    if (this.#times === 0) return undefined;
    const names = new Set<string>();
    for (const siteId of siteIds) names.add(this.of(siteId));
    const [name] = names;
    return names.size === 1 && name !== BASE ? name : undefined;
  }

  subscribe(siteId: number, listener: () => void): () => void {
    const listeners = this.#listeners.get(siteId) ?? new Set();
    this.#listeners.set(siteId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(siteId);
    };
  }
}

/** Gives the scenario that a site is shown under. */
export function useChosenScenario(chosen: ChosenScenarios, siteId: number): string {
  const subscribe = useCallback(
    (listener: () => void) => chosen.subscribe(siteId, listener),
    [chosen, siteId],
  );
  return useSyncExternalStore(subscribe, () => chosen.of(siteId));
}
