import { closed, endpoint, yup } from '../../platform/contract.ts';

const text = () => yup.string().nullable().default(null);
const numbers = (length: number) =>
  yup.array(yup.number().required()).length(length).nullable().default(null);

/** One page's maintenance: the route, whether it is on, and until when (no end: until switched off). */
const pageMaintenance = closed({
  route: yup.string().required(),
  maintenanceActive: yup.boolean().required(),
  maintenanceActiveUntil: text(),
});

/** The tenant record (specification 000 section 3, 002 section 3), as the browser gets it. */
export const tenantRecord = closed({
  id: yup.string().required(),
  shortName: yup.string().required(),
  name: yup.string().required(),
  raw_name: text(),
  logo: text(),
  smallLogo: text(),
  mainColor: yup.string().required(),
  theme: yup.object().nullable().default(null),
  /** Centre of the map region as easting, northing in EPSG:27700 metres. */
  location: numbers(2),
  /** The same as longitude, latitude. */
  locationLonLat: numbers(2),
  /** West, south, east, north in degrees: what the map first shows. */
  mapRegion: numbers(4),
  mapLicense: text(),
  /** The fields of a site that documents may tell; null: all that the council has. */
  documentSiteFields: yup.array(yup.string().required()).nullable().default(null),
  geoserver: text(),
  geoserverURLs: yup.object().nullable().default(null),
  features: yup.array(yup.string().required()).required(),
  emails: closed({ noReply: text(), forReply: text(), forDeletionReq: text() }),
  socialLinks: closed({
    twitter: text(),
    facebook: text(),
    instagram: text(),
    youtube: text(),
    telegram: text(),
    whatsApp: text(),
    mainLink: text(),
    contactUs: text(),
    aboutUs: text(),
  }),
  firebase: closed({
    authTenantId: text(),
    apiKey: text(),
    authDomain: text(),
    projectId: text(),
    appId: text(),
    /**
     * The model that reads sentences (Firebase AI Logic), such as gemini-2.5-flash; null: our own grammar reads them.
     */
    model: text(),
    /** Where a local stack's emulators answer, as host:port; null in production. */
    emulators: closed({ auth: text(), firestore: text() }).nullable().default(null),
  }),
  feedbackWidgetUrl: text(),
  mapboxToken: text(),
  googleMapsKey: text(),
  basemapStyleUrl: text(),
  privacyPolicy: text(),
  terms: text(),
  global_maintenance_active: yup.boolean().required(),
  page_maintenance_status: yup.array(pageMaintenance).required(),
});

export const listTenants = endpoint({
  method: 'GET',
  path: '/tenants',
  summary: 'All councils by name, for the picker',
  reads: ['tenant'],
  feature: 'tenants',
  access: 'public',
  response: yup
    .array(
      closed({
        shortName: yup.string().required(),
        name: yup.string().required(),
        smallLogo: text(),
      }),
    )
    .required(),
});

export const getTenant = endpoint({
  method: 'GET',
  path: '/tenant',
  summary: 'The council of this host, with its branding, settings and maintenance',
  reads: ['tenant', 'api-key'],
  feature: 'tenants',
  access: 'public',
  response: tenantRecord,
});

export const getTenantFlags = endpoint({
  method: 'GET',
  path: '/tenant/flags',
  summary: "The council's feature flags",
  reads: ['tenant'],
  feature: 'tenants',
  access: 'public',
  response: yup
    .array(
      closed({
        name: yup.string().required(),
        available: yup.boolean().required(),
        tenant: yup.string().required(),
        application: yup.number().required(),
      }),
    )
    .required(),
});

/** What a visitor writes, as the server and the form check it. */
export const feedbackMessage = yup
  .string()
  .trim()
  .required('Please write your feedback')
  .min(3, 'Please write at least 3 characters')
  .max(4000, 'At most 4,000 characters');

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/feedback',
  summary: "Mails a visitor's feedback to the council's reply address",
  changes: [],
  feature: 'tenants',
  access: 'public',
  status: 204,
  body: closed({
    message: feedbackMessage,
    email: yup
      .string()
      .email('Email must be valid')
      .max(99, 'Email length must be less than 100 characters')
      .nullable(),
    page: yup.string().max(500).nullable(),
  }),
  response: yup.mixed(),
});
