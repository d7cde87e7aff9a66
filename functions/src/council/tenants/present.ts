import { config } from '../../platform/config.ts';
import type { OutputOf } from '../../platform/contract.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import type { MapKeys } from '../ground/map-keys/read-map-keys.ts';
import { documentSiteFields } from '../ground/settings/document-site-fields.ts';
import { SOCIAL_LINKS } from '../ground/settings/council-settings.ts';
import type { getTenant } from './contract.ts';

type TenantView = OutputOf<typeof getTenant>;

/** The public half of a council's record with its keys for maps; fields that the council never filled in are null. */
export function presentTenant(tenant: Tenant, keys: MapKeys): TenantView {
  const { record } = tenant;
  const emails = objectAt(record, 'emails');
  const social = objectAt(record, 'socialLinks');
  const firebase = objectAt(record, 'firebase');
  return {
    id: tenant.shortName,
    shortName: tenant.shortName,
    name: tenant.name,
    raw_name: textAt(record, 'raw_name'),
    logo: textAt(record, 'logo'),
    smallLogo: textAt(record, 'smallLogo'),
    mainColor: textAt(record, 'mainColor') ?? '#1d4f91',
    theme: (record.theme as object | undefined) ?? null,
    location: numbersAt(record, 'location'),
    locationLonLat: numbersAt(record, 'locationLonLat'),
    mapRegion: numbersAt(record, 'mapRegion'),
    mapLicense: textAt(record, 'mapLicense'),
    documentSiteFields: documentSiteFields(tenant),
    geoserver: textAt(record, 'geoserver'),
    geoserverURLs: (record.geoserverURLs as object | undefined) ?? null,
    features: [...tenant.flags].toSorted(),
    emails: {
      noReply: textAt(emails, 'noReply'),
      forReply: textAt(emails, 'forReply'),
      forDeletionReq: textAt(emails, 'forDeletionReq'),
    },
    socialLinks: Object.fromEntries(
      SOCIAL_LINKS.map((name) => [name, textAt(social, name)]),
    ) as TenantView['socialLinks'],
    firebase: {
      authTenantId: tenant.authTenantId,
      apiKey: textAt(firebase, 'apiKey'),
      authDomain: textAt(firebase, 'authDomain'),
      projectId: textAt(firebase, 'projectId') ?? config().projectId,
      appId: textAt(firebase, 'appId'),
      model: textAt(firebase, 'model'),
      emulators: config().local
        ? {
            auth: process.env.FIREBASE_AUTH_EMULATOR_HOST || null,
            firestore: process.env.FIRESTORE_EMULATOR_HOST || null,
          }
        : null,
    },
    feedbackWidgetUrl: textAt(record, 'feedbackWidgetUrl'),
    ...keys,
    basemapStyleUrl: textAt(record, 'basemapStyleUrl'),
    privacyPolicy: textAt(record, 'privacyPolicy'),
    terms: textAt(record, 'terms'),
    global_maintenance_active: record.global_maintenance_active === true,
    page_maintenance_status: pagesAt(record),
  };
}

function pagesAt(record: Record<string, unknown>): TenantView['page_maintenance_status'] {
  const pages = Array.isArray(record.page_maintenance_status) ? record.page_maintenance_status : [];
  return (pages as Record<string, unknown>[]).map((page) => ({
    route: String(page.route ?? ''),
    maintenanceActive: page.maintenanceActive === true,
    maintenanceActiveUntil: textAt(page, 'maintenanceActiveUntil'),
  }));
}

function objectAt(record: Record<string, unknown>, key: string): Record<string, unknown> {
  const value = record[key];
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}

function textAt(record: Record<string, unknown>, key: string): string | null {
  const value = record[key];
  return typeof value === 'string' && value !== '' ? value : null;
}

function numbersAt(record: Record<string, unknown>, key: string): number[] | null {
  const value = record[key];
  return Array.isArray(value) && value.every((each) => typeof each === 'number') ? value : null;
}
