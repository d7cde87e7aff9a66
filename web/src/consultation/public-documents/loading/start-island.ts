import { islandMessages as messages } from '../messages.ts';
import { IslandFault } from './island-fault.ts';
import { reportFailure } from './report-failure.ts';

/**
 * Makes more of a part of a page that is there and read without it. Throws where it cannot, and calls `fails` where
 * it breaks later, once what was read is back in its place.
 */
export type Enhance = (place: HTMLElement, fails: (error: unknown) => void) => void | Promise<void>;

export interface Island {
  load: () => Promise<{ default: Enhance }>;
  /** Whoever comes to it wants to use it: they are told that it is not there, and can try again. */
  isUsed?: true;
}

/** Loads a part of a page and starts it; what fails stays as it was read. */
export async function startIsland(place: HTMLElement, island: Island): Promise<void> {
  const fails = (error: unknown) => {
    const words = wordsOf(error);
    if (island.isUsed) reportFailure(place, words, start);
  };
  const start = async (): Promise<string | undefined> => {
    try {
      const { default: enhance } = await island.load();
      await enhance(place, fails);
      return undefined;
    } catch (error) {
      return wordsOf(error);
    }
  };
  const words = await start();
  if (words !== undefined && island.isUsed) reportFailure(place, words, start);
}

function wordsOf(error: unknown): string {
  console.warn(error);
  return error instanceof IslandFault ? error.message : messages.partNotLoaded;
}
