import type { Random } from '../random.ts';
import type { StreetKind } from '../town/cell.ts';

const oldTown = [
  'Market Place', 'High Street', 'Tanner Row', 'Finkle Street', 'Bridge Street', 'Kirkgate',
  'Fossgate', 'Northgate', 'Southgate', 'Westgate', 'Eastgate', 'Skinner Lane', 'Saddler Street',
  'Butter Market', 'Corn Hill', 'Silver Street', 'Fleshergate', 'Cooper Row', 'Chandlers Yard',
  'Horsefair', 'Church Lane', 'Priory Street', 'Minster Yard', 'Castle Street', 'Mill Lane',
  'Weaver Street', 'Dyehouse Lane', 'Friargate', 'Swinegate', 'Ropery Lane', 'Bakehouse Lane',
  'Malt Kiln Lane', 'Pinfold Street', 'Almshouse Lane', 'Cross Street', 'Back Lane',
]; // prettier-ignore

const firstWords = [
  'Alma', 'Inkerman', 'Victoria', 'Albert', 'Clarence', 'Garnet', 'Ruby', 'Opal', 'Jubilee',
  'Waterloo', 'Trafalgar', 'Raglan', 'Balaclava', 'Coronation', 'Balmoral', 'Osborne', 'Windsor',
  'Oak', 'Ash', 'Elm', 'Beech', 'Rowan', 'Hawthorn', 'Chestnut', 'Laburnum', 'Lilac', 'Hazel',
  'Sycamore', 'Poplar', 'Willow', 'Juniper', 'Maple', 'Larch', 'Cedar', 'Holly', 'Alder', 'Aspen',
  'Granville', 'Beaconsfield', 'Carlton', 'Derwent', 'Wharfe', 'Swale', 'Ure', 'Nidd', 'Esk',
  'Lune', 'Ribble', 'Eden', 'Coquet', 'Tees', 'Wear', 'Grasmere', 'Ullswater', 'Buttermere',
  'Coniston', 'Ennerdale', 'Wasdale', 'Langdale', 'Borrowdale', 'Kentmere', 'Patterdale',
  'Station', 'Goods', 'Engine', 'Railway', 'Foundry', 'Forge', 'Brewery', 'Brickfield', 'Kiln',
  'Quarry', 'Colliery', 'Canal', 'Wharf', 'Lock', 'Sluice', 'Weir', 'Ferry', 'Ford', 'Dyke',
  'Meadow', 'Orchard', 'Paddock', 'Croft', 'Garth', 'Glebe', 'Tithe', 'Grange', 'Manor', 'Hall',
  'Park', 'Common', 'Moor', 'Heath', 'Ling', 'Bracken', 'Gorse', 'Heather', 'Fell', 'Scar',
  'Chapel', 'Abbey', 'Vicarage', 'Rectory', 'Minster', 'St Oswald', 'St Hilda', 'St Cuthbert',
  'St Aidan', 'St Bede', 'Trinity', 'All Saints', 'School', 'College', 'Library', 'Museum',
  'Skylark', 'Lapwing', 'Curlew', 'Heron', 'Kingfisher', 'Dunlin', 'Plover', 'Swift', 'Martin',
  'Thirlmere', 'Malham', 'Settle', 'Skipton', 'Helmsley', 'Kirkby', 'Richmond', 'Durham', 'Carlisle',
  'Lancaster', 'Harrogate', 'Ripon', 'Whitby', 'Pickering', 'Malton', 'Hexham', 'Alnwick', 'Kendal',
]; // prettier-ignore

const suffixes: Record<StreetKind, readonly string[]> = {
  main: ['Road'],
  ring: ['Road'],
  bypass: ['Way'],
  riverside: ['Staithe'],
  street: [
    'Street', 'Terrace', 'Road', 'Avenue', 'Grove', 'Place', 'Row', 'Drive', 'Crescent', 'View', 'Mount', 'Gardens',
  ], // prettier-ignore
  close: ['Close', 'Court', 'Mews', 'Garth', 'Fold', 'Yard'],
  lane: ['Lane', 'Road', 'Bank', 'Balk', 'Drove', 'Hill'],
};

/** A very large town uses up every one-word name; after this many tries it is given two. */
const patience = 200;

/** Gives each street of one town a unique name, by kind of street. */
export class StreetNames {
  readonly #random: Random;
  readonly #taken = new Set<string>();
  #oldTown = [...oldTown];

  constructor(random: Random) {
    this.#random = random;
  }

  /** A name that no other street of this town has; old names are used in the middle of the town. */
  name(kind: StreetKind, inOldTown = false): string {
    if (inOldTown && this.#oldTown.length > 0) {
      const name = this.#random.pick(this.#oldTown);
      this.#oldTown = this.#oldTown.filter((other) => other !== name);
      this.#taken.add(name);
      return name;
    }
    const prefixes = [
      '',
      '',
      '',
      'New ',
      'Old ',
      'North ',
      'South ',
      'East ',
      'West ',
      'Upper ',
      'Low ',
    ];
    for (let tries = 0; ; tries++) {
      const prefix = tries < 4 ? '' : this.#random.pick(prefixes);
      const second = tries < patience ? '' : ` ${this.#random.pick(firstWords)}`;
      const first = `${prefix}${this.#random.pick(firstWords)}${second}`;
      const name = `${first} ${this.#random.pick(suffixes[kind])}`;
      if (!this.#taken.has(name)) {
        this.#taken.add(name);
        return name;
      }
    }
  }
}
