/** Not driven by a machine, and not of somebody who asked their browser not to be counted. */
export function mayBeCounted(): boolean {
  const asked = navigator as Navigator & {
    globalPrivacyControl?: boolean;
    doNotTrack?: string | null;
  };
  return !navigator.webdriver && !asked.globalPrivacyControl && asked.doNotTrack !== '1';
}

/** Does it once somebody sees the page, which may have been made ahead or in the background. */
export function whenShown(begin: () => void): void {
  if (!document.hidden) {
    begin();
    return;
  }
  // A page that is made ahead is hidden, too, until it is shown.
  const look = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', look);
    begin();
  };
  document.addEventListener('visibilitychange', look);
}
