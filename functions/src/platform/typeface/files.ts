/**
 * The typeface of every page, of the public's and of the app: Inter, from its package. The build of the web puts each
 * file under its fixed name among the assets, which are kept for a year: another version of the font needs another
 * number here.
 */
const VERSION = 1;

interface Script {
  /** As the package calls it. */
  name: string;
  /** Which characters are in the file; others are not fetched for it. */
  range: string;
}

const scripts: Script[] = [
  {
    name: 'cyrillic-ext',
    range: 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  },
  { name: 'cyrillic', range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' },
  { name: 'greek-ext', range: 'U+1F00-1FFF' },
  {
    name: 'greek',
    range: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  },
  {
    name: 'vietnamese',
    range:
      'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  },
  {
    name: 'latin-ext',
    range:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
  {
    name: 'latin',
    range:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
];

const addressOf = (name: string) => `/assets/inter-${VERSION}-${name}.woff2`;

/** Each file of the typeface: its name in the package, and where browsers find it. */
export const typefaceFiles = scripts.map(({ name }) => ({
  file: `inter-${name}-wght-normal.woff2`,
  address: addressOf(name),
}));

/** Asked for with the page, as nearly every page needs it. */
export const FIRST_TYPEFACE_FILE = addressOf('latin');

/** The rules that load it. */
export const typefaceStyle = [
  ...scripts.map(
    ({ name, range }) =>
      `@font-face { font-family: 'Inter Variable'; font-display: swap; font-weight: 100 900; src: url(${addressOf(name)}) format('woff2'); unicode-range: ${range}; }`,
  ),
  `@font-face { font-family: 'Inter until loaded'; src: local('Arial'), local('Liberation Sans'), local('Arimo'); size-adjust: 107.06%; ascent-override: 90.49%; descent-override: 22.56%; line-gap-override: 0%; }`,
].join('\n');
