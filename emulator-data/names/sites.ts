import type { Random } from '../random.ts';
import type { Parcel } from '../town/town.ts';

const gone = [
  'Methodist chapel', 'Baptist chapel', 'Co-operative stores', 'drill hall', 'corn exchange', 'police station',
  'public baths', 'picture house', 'temperance hall', 'tram depot', 'fire station', 'Mechanics’ Institute',
  'telephone exchange', 'magistrates’ court', 'sorting office', 'bank', 'infant school', 'day nursery',
] as const; // prettier-ignore
const works = [
  'Tannery', 'Rope Works', 'Foundry', 'Brewery', 'Maltings', 'Saw Mill', 'Gas Works', 'Dye Works', 'Glue Works',
  'Carriage Works', 'Biscuit Factory', 'Clay Pit', 'Goods Yard', 'Cattle Market', 'Depot', 'Bottling Plant',
  'Bus Garage', 'Printing Works', 'Cold Store', 'Builders’ Yard', 'Scrap Yard', 'Coal Drops',
] as const; // prettier-ignore
const pubs = [
  'Fleece',
  'Black Swan',
  'Malt Shovel',
  'Turk’s Head',
  'Wheatsheaf',
  'Navigation',
  'Pack Horse',
  'Old Ship',
];
const suburban = [
  'primary school', 'branch library', 'community centre', 'care home', 'health centre', 'allotments', 'social club',
  'caretaker’s house', 'playing field', 'youth club', 'garage court', 'water tower', 'tennis courts', 'nursery',
] as const; // prettier-ignore
const farms = [
  'Manor', 'Grange', 'Home', 'Low', 'High', 'Moor', 'Hagg', 'Ings', 'Carr', 'Wath', 'Thorn', 'Beck', 'Glebe',
  'Windmill', 'Brickyard', 'Common', 'Lund', 'Sike', 'Mires', 'Whinny',
] as const; // prettier-ignore
const fields = [
  'Great Close',
  'Long Croft',
  'Far Ings',
  'Cow Pasture',
  'Ox Leys',
  'Mill Field',
  'Broad Acres',
  'Thistle Garth',
  'Nine Acre',
  'Ten Acre',
  'Parson’s Piece',
  'Calf Close',
  'Rye Hill',
  'Lammas Land',
];

/** What planners would call this land; one in a hundred gets the full description from a conveyance. */
export function siteName(parcel: Parcel, random: Random): string {
  const [front, second, third] = parcel.fronts;
  const street = front?.name ?? `${parcel.ward.name} field`;
  if (random.chance(0.011)) return conveyance(parcel, street, second?.name, third?.name, random);
  switch (parcel.use) {
    case 'core':
      return oldTownName(street, random);
    case 'terrace':
      return terraceName(street, second?.name, front?.side ?? 'east', random);
    case 'industrial':
      return worksName(street, front?.side ?? 'east', random);
    case 'field':
    case 'wood':
      return fieldName(parcel, random);
    case 'suburb':
    case 'estate':
    case 'park':
      return suburbName(street, second?.name, front?.side ?? 'east', random);
  }
}

function numbers(random: Random): string {
  const first = random.whole(1, 120);
  return `${first}–${first + 2 * random.whole(1, 9)}`;
}

function oldTownName(street: string, random: Random): string {
  return random.weighted([
    [`Former ${random.pick(gone)}, ${street}`, 4],
    [`${numbers(random)} ${street}`, 4],
    [`Rear of ${numbers(random)} ${street}`, 2],
    [`Yard behind the ${random.pick(pubs)}, ${street}`, 2],
    [`Car park, ${street}`, 2],
    [`Upper floors, ${random.whole(2, 80)} ${street}`, 1],
  ]);
}

function terraceName(
  street: string,
  other: string | undefined,
  side: string,
  random: Random,
): string {
  return random.weighted([
    [`${numbers(random)} ${street}`, 5],
    [`Former ${random.pick(gone)}, ${street}`, 2],
    [`Gap site, ${street}`, 1],
    [other && other !== street ? `Corner of ${street} and ${other}` : `Garages off ${street}`, 2],
    [`Land ${side} of ${street}`, 2],
    [`Rear of the ${random.pick(pubs)}, ${street}`, 1],
  ]);
}

function suburbName(
  street: string,
  other: string | undefined,
  side: string,
  random: Random,
): string {
  return random.weighted([
    [`Land ${side} of ${street}`, 4],
    [`Former ${random.pick(suburban)}, ${street}`, 3],
    [`Garage court, ${street}`, 2],
    [
      other && other !== street ? `Land between ${street} and ${other}` : `Backland at ${street}`,
      2,
    ],
    [`${numbers(random)} ${street}`, 3],
    [`Infill plot, ${street}`, 1],
  ]);
}

function worksName(street: string, side: string, random: Random): string {
  const name = random.pick(works);
  return random.weighted([
    [`Former ${name}, ${street}`, 4],
    [`Units ${random.whole(1, 6)}–${random.whole(7, 24)}, ${street} Industrial Estate`, 3],
    [`Land ${side} of the ${name}, ${street}`, 3],
  ]);
}

function fieldName(parcel: Parcel, random: Random): string {
  const lane = parcel.fronts[0];
  const where = lane ? `, ${lane.name}` : `, ${parcel.ward.name}`;
  const side =
    lane?.side ?? random.pick(['north', 'south', 'east', 'west', 'north-east', 'south-west']);
  return random.weighted([
    [`Land ${side} of ${random.pick(farms)} Farm${where}`, 4],
    [`${random.pick(fields)}${where}`, 3],
    [
      lane
        ? `Land ${lane.side} of ${lane.name}`
        : `Part of ${random.pick(fields)}, ${parcel.ward.name}`,
      3,
    ],
  ]);
}

function conveyance(
  parcel: Parcel,
  street: string,
  second: string | undefined,
  third: string | undefined,
  random: Random,
): string {
  return (
    `Land and buildings lying to the ${parcel.fronts[0]?.side ?? 'north'} side of ${street}, ` +
    `being part of the former ${random.pick(works)} and ${random.pick(suburban)} ` +
    `together with the yards, garages and outbuildings at the rear, bounded by ` +
    `${second ?? 'the railway embankment'} and by ${third ?? 'the drain known as Lady Sike'}, ` +
    `and including the access from ${street} but excluding the electricity substation`
  );
}
