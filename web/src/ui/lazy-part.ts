import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { uiMessages as messages } from './messages.ts';

/** A part of the app did not arrive: no network, or a newer version has taken its place. */
export class PartNotLoaded extends Error {}

/**
 * A component that is loaded when it is first shown. React keeps a failure to load for good, so the error
 * screen offers to load the page anew when it meets a PartNotLoaded.
 */
export function lazyPart<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() =>
    load().catch((cause: unknown) => {
      throw new PartNotLoaded(messages.partNotLoaded, { cause });
    }),
  );
}
