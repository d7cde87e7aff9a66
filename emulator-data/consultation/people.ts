import type { Random } from '../random.ts';
import type { DemoContact, DemoOrganisation } from './consultation.ts';

const FIRST = ['Ada', 'Bilal', 'Carys', 'Dmitri', 'Efua', 'Fergus', 'Grace', 'Hamza', 'Isla', 'Jakub', 'Kezia', 'Liam', 'Maryam', 'Niamh', 'Owen', 'Priya', 'Quentin', 'Rosalind', 'Samuel', 'Tomasz', 'Una', 'Vikram', 'Winifred', 'Xanthe', 'Yusuf', 'Zara']; // prettier-ignore
const LAST = ['Ashworth', 'Begum', 'Calder', 'Dhillon', 'Eddleston', 'Fairclough', 'Garside', 'Holroyd', 'Iqbal', 'Jessop', 'Kowalski', 'Lockwood', 'Metcalfe', 'Ndlovu', 'O’Hara', 'Pickering', 'Quartermain', 'Rowbotham', 'Singh', 'Thackray', 'Umney', 'Verity', 'Whitaker', 'Yates', 'Smith-Jones', 'Featherstonehaugh']; // prettier-ignore
const TITLES = ['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr'];
const JOBS = ['Planning manager', 'Director', 'Clerk', 'Associate', 'Policy officer', 'Secretary', 'Land manager']; // prettier-ignore
const STREETS = ['Mill Lane', 'Church Street', 'Station Road', 'Back Lane', 'Victoria Terrace', 'Moor View', 'Quarry Hill']; // prettier-ignore

/** As they end: each kind of organisation has names of its own. */
const KINDS: [type: string, names: string[]][] = [
  ['Residents association', ['Residents’ Association', 'Neighbours', 'Tenants and Residents']],
  ['Community group', ['Civic Society', 'Wildlife Group', 'Cycling Campaign', 'Allotment Holders', 'Parish Council']],
  ['Business', ['Homes Ltd', 'Estates LLP', 'Land and Property', 'Brewery', 'Bus Company', 'Farms Ltd']],
  ['Consultant', ['Planning Partnership', 'Town Planning', 'Associates', 'Chartered Surveyors']],
  ['Statutory authority', ['Rivers Authority', 'Water', 'Highways', 'Health Board', 'Heritage Agency']],
  ['Other', ['School Governors', 'Diocesan Board', 'College Trustees']],
]; // prettier-ignore

interface Place {
  townName: string;
  postcodeArea: string;
}

/** Somebody's first and last name. */
export const personName = (random: Random) => [random.pick(FIRST), random.pick(LAST)] as const;

/** Organisations of every kind, no two of one name. */
export function organisationsOf(count: number, { townName, postcodeArea }: Place, random: Random) {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, at): DemoOrganisation => {
    const [organisationType, endings] = random.pick(KINDS);
    const stem = random.chance(0.5) ? random.pick(STREETS) : random.pick(LAST);
    const wanted = `${stem} ${random.pick(endings)}`;
    const name = taken.has(wanted) ? `${wanted} (${townName} ${at})` : wanted;
    taken.add(name);
    return {
      name,
      organisationType,
      email: `office@${slug(name)}.example`,
      phoneNumber: phone(random),
      ...address(townName, postcodeArea, random),
    };
  });
}

/** Residents, and people of the organisations: the first of each is its main contact. */
export function contactsOf(
  count: number,
  organisations: readonly DemoOrganisation[],
  { townName, postcodeArea }: Place,
  random: Random,
): DemoContact[] {
  const withMain = new Set<number>();
  return Array.from({ length: count }, (_, at): DemoContact => {
    const [firstName, lastName] = personName(random);
    const organisation =
      at < organisations.length
        ? at
        : random.chance(0.2) && organisations.length > 0
          ? random.whole(0, organisations.length - 1)
          : null;
    const isMain = organisation !== null && !withMain.has(organisation);
    if (organisation !== null) withMain.add(organisation);
    return {
      title: random.pick(TITLES),
      firstName,
      lastName,
      jobTitle: organisation === null ? null : random.pick(JOBS),
      email: random.chance(0.8) ? `${slug(`${firstName} ${lastName}`)}.${at}@post.example` : null,
      phoneNumber: random.chance(0.5) ? phone(random) : null,
      organisation,
      isMain,
      ...address(townName, postcodeArea, random),
    };
  });
}

// 0191 498 0xxx is kept free for fiction.
const phone = (random: Random) => `0191 498 0${String(random.whole(0, 999)).padStart(3, '0')}`;

const address = (townName: string, area: string, random: Random) => ({
  addressLine1: `${random.whole(1, 180)} ${random.pick(STREETS)}`,
  town: townName,
  postcode: `${area}${random.whole(1, 7)} ${random.whole(1, 9)}${random.pick(['AB', 'DE', 'LN', 'TQ', 'XY'])}`,
});

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
