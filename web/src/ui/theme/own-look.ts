import type { PersonSettings } from '@contract/council/ground/people/settings.ts';
import { compactSheet } from './compact.ts';
import { darkSheet } from './dark.ts';
import { OWN_LOOK } from './own-look-key.ts';

/** What of a person's settings is seen. */
type OwnLook = Pick<PersonSettings, 'theme' | 'density' | 'areas'>;

/** Where dark counts: always, where the device is dark, or never. Paper stays white. */
const DARK_ON = {
  light: undefined,
  dark: 'screen',
  system: 'screen and (prefers-color-scheme: dark)',
} as const;

/** Shows a person's look, and keeps it on this device for the next visit's first moment. */
export function takeLook({ theme, density, areas }: OwnLook): void {
  const look: OwnLook = { theme, density, areas };
  try {
    localStorage.setItem(OWN_LOOK, JSON.stringify(look));
  } catch {
    // A full store is no reason to look otherwise now.
  }
  show(look);
}

/** Shows the look kept on this device; what cannot be read counts as none. */
export function showKeptLook(kept: string): void {
  try {
    show(JSON.parse(kept) as OwnLook);
  } catch {
    localStorage.removeItem(OWN_LOOK);
  }
}

function show({ theme, density, areas }: OwnLook): void {
  lay('dark-look', darkSheet, DARK_ON[theme]);
  lay('compact-look', compactSheet, density === 'compact' ? 'screen' : undefined);
  Object.assign(document.documentElement.dataset, { density, areas });
}

/** Puts a sheet on the page for these media, or takes it away. */
function lay(id: string, sheet: string, media: string | undefined): void {
  const there = document.getElementById(id);
  if (!media) return there?.remove();
  const style = there ?? document.createElement('style');
  style.id = id;
  style.setAttribute('media', media);
  style.textContent = sheet;
  if (!there) document.head.append(style);
}
