import { shield, wordmark } from './logos.ts';

interface About {
  shortName: string;
  name: string;
  initials: string;
  colour: string;
  /** EPSG:27700. */
  location: [number, number];
  locationLonLat: [number, number];
  mapRegion: [west: number, south: number, east: number, north: number];
  accent: string;
  /** Left out: whatever migrations say of a council of before there were any, or all. */
  documentSiteFields?: readonly string[] | null | undefined;
}

/** A demo council's record with every field that the specification names. Addresses end in .test. */
export function recordOf(about: About): Record<string, unknown> {
  const site = `https://www.${about.shortName}.test`;
  return {
    id: about.shortName,
    shortName: about.shortName,
    raw_name: about.name.replace(/ (City|Borough|District)? ?Council$/, ''),
    logo: wordmark(about.initials, about.name, about.colour),
    smallLogo: shield(about.initials, about.colour),
    mainColor: about.colour,
    theme: { accent: about.accent, font: 'Inter' },
    location: about.location,
    locationLonLat: about.locationLonLat,
    mapRegion: about.mapRegion,
    mapLicense: `Made-up map data for demonstration. <a href="${site}/maps">${about.name}</a>, no rights reserved.`,
    ...(about.documentSiteFields === undefined
      ? {}
      : { documentSiteFields: about.documentSiteFields }),
    geoserver: null,
    geoserverURLs: {},
    emails: {
      noReply: `no-reply@${about.shortName}.test`,
      forReply: `planning@${about.shortName}.test`,
      forDeletionReq: `data-protection@${about.shortName}.test`,
    },
    socialLinks: {
      twitter: `https://twitter.test/${about.shortName}`,
      facebook: `https://facebook.test/${about.shortName}`,
      instagram: `https://instagram.test/${about.shortName}`,
      youtube: `https://youtube.test/${about.shortName}`,
      telegram: `https://telegram.test/${about.shortName}`,
      whatsApp: `https://whatsapp.test/${about.shortName}`,
      mainLink: site,
      contactUs: `${site}/contact-us`,
      aboutUs: `${site}/about-us`,
    },
    firebase: { apiKey: 'demo-key', authDomain: 'localhost', projectId: 'demo-placemaker' },
    feedbackWidgetUrl: null,
    mapboxToken: null,
    googleMapsKey: null,
    basemapStyleUrl: null,
    privacyPolicy: privacyPolicy(about.name, about.shortName),
    terms: terms(about.name),
    global_maintenance_active: false,
    page_maintenance_status: [
      { route: '/data-export', maintenanceActive: false, maintenanceActiveUntil: null },
    ],
  };
}

function privacyPolicy(name: string, shortName: string): string {
  return [
    `${name} is the controller of the personal data that you give on this site.`,
    'We keep your name, your email address and what you answer to consultations, in order to carry out our duties as the local planning authority.',
    `To see, correct or delete what we hold, write to data-protection@${shortName}.test.`,
  ].join('\n\n');
}

function terms(name: string): string {
  return [
    `By using this site you agree that your answers to consultations may be published by ${name}, without your contact details.`,
    'Do not submit anything unlawful, or personal data about other people.',
    'Maps and site records are for information; they are no decision on any planning application.',
  ].join('\n\n');
}
