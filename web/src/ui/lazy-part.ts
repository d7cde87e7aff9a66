import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { uiMessages as messages } from './messages.ts';

/** A part of the app could not be loaded: no network, or a newer version has replaced it. */
export class PartNotLoaded extends Error {}

/**
 * A component that is loaded when it is first shown. React remembers a failure to load for good, so for a
 * PartNotLoaded the error screen offers to reload the page.
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
