import { uiMessages } from '../../ui/messages.ts';

/** What the scripts of public documents say. */
export const islandMessages = {
  errorOccurred: uiMessages.errorOccurred,
  tryAgain: uiMessages.tryAgain,
  partNotLoaded: uiMessages.partNotLoaded,
  loading: uiMessages.loading,

  linkCopied: 'Success: You copied the heading link to your clipboard',
  pageLinkCopied: 'You copied the link to this document to your clipboard',
  copyFailed: 'The link could not be copied. It is in the address bar.',
  fileSaved: (name: string) => `${name} was downloaded`,
  newEdition: 'A newer edition of this document has been published.',
  readNewEdition: 'Read the new edition',
  withdrawn: 'The council has withdrawn this document. What you read here is no longer public.',
  notHere: 'This page is not here',

  myself: 'Myself',
  chooseClient: 'Choose whom you answer for',
  chooseClientFirst:
    'Choose whom you answer for at the top of this page. For your own views, say under ‘My clients’ that you send them as well.',
  guest: 'Guest',
  document: 'Document',
  attachments: 'Attachments',
  myResponses: 'My responses',
  preferences: 'Communications preferences',
  logout: 'Logout',
  forgetsUnsent:
    'Some of what you typed has not been sent. Logging out deletes it from this device. Log out all the same?',

  playNamed: (caption: string) => `Play video: ${caption}`,
  playHere: 'Play video',
  hostHears: (host: string) =>
    `It comes from ${host}, which learns that you watch it. Nothing is asked of ${host} before you press Play.`,

  hint: 'Please select a site to see more information',
  dismiss: 'Dismiss',
  map: 'Map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fullScreen: 'Full screen',
  screenshot: 'Save a picture of the map',
  screenshotFailed: 'The picture of the map could not be made',
  showOnMap: 'Show on the map',
  showSite: (name: string) => `Show on the map: ${name}`,
  sites: 'Sites',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  siteInformation: 'Site Information',
  notWhole: 'Not all of it is drawn: there is too much for this map',
  loadingMap: 'Loading the map',
  mapFailed: 'The map could not be loaded. Its picture stays.',
  loadingSites: 'Loading site details...',
  sitesFailed: 'Failed to load site details',
} as const;
