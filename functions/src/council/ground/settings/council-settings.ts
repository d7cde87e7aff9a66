import { closed, yup } from '../../../platform/contract.ts';
import { isWebAddress } from '../../../platform/link-address.ts';
import { faultsIn, validated } from '../../../platform/validated.ts';

/** The one item of the content system's collection 'general' in which a council keeps its settings. */
export const SETTINGS_COLLECTION = 'general';
export const SETTINGS_ITEM = 'council';

const MAX_LOGO_CHARACTERS = 300_000;
/** West, south, east and north of which a region of the United Kingdom may lie, in degrees. */
const AROUND = [-12, 48, 4, 63] as const;

const text = (most: number) => yup.string().max(most).nullable();
const address = () =>
  yup
    .string()
    .test('web-address', 'Write a whole web address', (text) => !text || isWebAddress(text))
    .max(500)
    .nullable();
const email = () => yup.string().email('Write an email address').max(254).nullable();
const logo = () =>
  yup
    .string()
    .max(MAX_LOGO_CHARACTERS, 'The logo is too large: at most 200 kB')
    .matches(/^(https:\/\/\S+|data:image\/(png|jpeg|webp|svg\+xml)[;,].+)$/s, {
      message:
        'A logo is an https address, or a picture (PNG, JPEG, WebP or SVG) as a data address',
    })
    .nullable();
const numbers = (length: number) => yup.array(yup.number().required()).length(length).nullable();

const isRegion = (box: number[] | null | undefined) => {
  if (!box) return true;
  const [west = NaN, south = NaN, east = NaN, north = NaN] = box;
  const [least, lowest, most, highest] = AROUND;
  const inside = west >= least && east <= most && south >= lowest && north <= highest;
  return inside && west < east && south < north;
};

/** Where else a council can be found: its accounts and pages, by the names of its record. */
export const SOCIAL_LINKS = [
  'twitter',
  'facebook',
  'instagram',
  'youtube',
  'telegram',
  'whatsApp',
  'mainLink',
  'contactUs',
  'aboutUs',
] as const;

/** What a council may change about itself; each of them may be left out, and null takes it away. */
export const councilSettings = closed({
  name: yup.string().trim().min(1).max(120),
  raw_name: text(120),
  logo: logo(),
  smallLogo: logo(),
  mainColor: yup
    .string()
    .matches(/^#[0-9a-f]{6}$/i, 'A colour is six hex digits after a #, such as #1d4f91'),
  /** West, south, east, north in degrees: what the map first shows. */
  mapRegion: numbers(4).test(
    'region',
    'A region is west, south, east and north in degrees, within the United Kingdom',
    isRegion,
  ),
  /** Its centre as easting and northing, and in degrees. */
  location: numbers(2),
  locationLonLat: numbers(2),
  mapLicense: text(2_000),
  /** The fields of a site that its documents may tell; null: all that it has. */
  documentSiteFields: yup
    .array(
      yup
        .string()
        .matches(/^[a-z][a-z0-9_]{0,59}$/, 'A field is named by its column')
        .required(),
    )
    .max(500)
    .nullable(),
  emails: closed({ noReply: email(), forReply: email(), forDeletionReq: email() }),
  socialLinks: closed(Object.fromEntries(SOCIAL_LINKS.map((name) => [name, address()]))),
  privacyPolicy: text(20_000),
  terms: text(20_000),
  global_maintenance_active: yup.boolean(),
  page_maintenance_status: yup
    .array(
      closed({
        route: yup.string().matches(/^\//, 'A page is a path, such as /map').max(200).required(),
        maintenanceActive: yup.boolean().required(),
        maintenanceActiveUntil: text(40),
      }),
    )
    .max(100),
});
export type CouncilSettings = Partial<yup.InferType<typeof councilSettings>>;

/** What is wrong with settings, by the first one that is; undefined where nothing is. */
export function settingsFault(settings: unknown): string | undefined {
  try {
    validated(councilSettings, settings);
    return undefined;
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const { path, message } = faultsIn(error)[0] ?? error;
    return path ? `${path}: ${message}` : message;
  }
}
