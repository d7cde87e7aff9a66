import type { Entity } from '../../../platform/entities.ts';

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`;
const sites = (number: number) => count(number, 'site', 'sites');
const counted = (entity: Entity, number: number) =>
  entity === 'site' ? sites(number) : count(number, 'record', 'records');

/** What exports tell people. */
export const exportMessages = {
  idsOrFilters: 'Give either site_ids or filters',
  idsOrSelection: 'Give either site_ids or a selection',
  notExported: 'These records cannot be exported',
  tooMany: (entity: Entity, most: number) => `At most ${counted(entity, most)}`,
  tooManySites: (most: number) => `At most ${sites(most)}`,
  noSites: 'None of these sites exists any more',
  notReady: (number: number) =>
    `${sites(number)} do not meet the standard: leave them out (only_ready), or see the check`,
  noneForRegister: 'None of these sites belongs in the register: see the check',
  exporting: (file: string) => `Exporting ${file}`,
  processing: (done: number, total: number) =>
    `processing ${done.toLocaleString('en-GB')} / ${total.toLocaleString('en-GB')}`,
  exported: (entity: Entity, number: number, until: string) =>
    `${counted(entity, number)} exported. Kept until ${until}`,
  cancelled: 'Cancelled',
  failed: 'The export stopped. Try again',
  remarks: {
    gone: (number: number, entity: Entity) =>
      `${counted(entity, number)} had been deleted and are not in the file`,
    without_scenario: (number: number) =>
      `${sites(number)} did not have this scenario: their base values are used`,
    not_ready: (number: number) =>
      `${sites(number)} did not meet the standard and are not in the register`,
    not_developed: (number: number) =>
      `${count(number, 'site is', 'sites are')} not known to be previously developed land and not in the register`,
    inside: (number: number) =>
      `${count(number, 'site lies', 'sites lie')} inside others of the register and not in it by themselves`,
    cut: (number: number) =>
      `${count(number, 'text was', 'texts were')} longer than the format allows, and truncated`,
  },
  greenfield: 'Greenfield: the register holds previously developed land alone',
  landNotKnown: 'It is not said whether this is previously developed land',
  landNotSaid:
    "The council's data dictionary has no field with the values Brownfield and Greenfield, and the site did not come with a register",
  inside: (around: string) => `Lies inside ${around}, which is in the register: land counts once`,
  mixedLand: 'Partly greenfield: the register may hold only the part that was developed before',
  noFieldsFor: (columns: string) =>
    `The data dictionary has no field for ${columns}: leave those columns blank (only_ready), or see the check`,
  noFieldFor: "The council's data dictionary has no field for this column",
  missing: 'Is missing',
  noPlace: 'The site has no place on the map',
  outside: 'Lies outside the United Kingdom',
  repeated: (number: number) => `Appears ${number} times; a reference must belong to one site`,
  noDate: (text: string) => `'${text}' is not a date (YYYY-MM-DD)`,
  noArea: (text: string) => `'${text}' is not an area above 0 hectares`,
  noCount: (text: string) => `'${text}' is not a whole number`,
  noUrl: (text: string) => `'${text}' is not a web address`,
  notYes: (text: string) => `'${text}' is neither yes nor blank`,
  longNotes: (length: number) =>
    `Has ${length.toLocaleString('en-GB')} characters; the standard takes 4,000`,
  noSuchWord: (text: string, words: readonly string[]) =>
    `'${text}' is not among the standard's words: ${words.join(', ')}`,
  rangeTurned: (from: string, to: string) => `${to} is below the range's start, ${from}`,
  beforeAdded: (added: string) => `Is before the site was added, ${added}`,
};
