/** Where a device keeps its person's look. */
export const OWN_LOOK = 'own-look';

/** What the person chose of their look, where a page shows it; undefined for the standard. */
export const chosenLook = (name: 'areas' | 'density'): string | undefined =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset[name];
