import { countries, organisationTypes, salutations } from '../../ground/people/people-rules.ts';
import type {
  ArrivedAddress,
  ArrivedContact,
  ArrivedOrganisation,
} from '../../ground/arrivals/arrival.ts';
import { intakeMessages } from '../messages.ts';
import { nameOfAddress, splitName } from '../people-names.ts';
import { isEmail, isPostcodeText } from './cells.ts';
import { type Cells, type Note, shortCell } from './noted-cells.ts';

const words = intakeMessages.row;
const MAX_NAME = 128;
const MAX_LINE = 255;
const MAX_TOWN = 35;
const MAX_PHONE = 40;

interface ArrivedPeople {
  contact: ArrivedContact | null;
  organisation: ArrivedOrganisation | null;
  address: ArrivedAddress;
}

/** Who says what a row says, and where they are written to. */
export function readPeople(cells: Cells, note: Note): ArrivedPeople {
  const email = address(cells, 'email', note);
  const organisation = organisationOf(cells, note);
  return {
    contact: contactOf(cells, email, note),
    organisation,
    address: {
      addressLine1: shortCell(cells, 'addressLine1', MAX_LINE, note),
      addressLine2: shortCell(cells, 'addressLine2', MAX_LINE, note),
      town: shortCell(cells, 'town', MAX_TOWN, note),
      country: oneOf(cells, 'country', countries, note, words.unknownCountry),
      postcode: postcode(cells, note),
    },
  };
}

function contactOf(cells: Cells, email: string | null, note: Note): ArrivedContact | null {
  const rest = {
    jobTitle: shortCell(cells, 'jobTitle', MAX_NAME, note),
    email,
    phone: shortCell(cells, 'phone', MAX_PHONE, note),
  };
  const firstName = shortCell(cells, 'firstName', MAX_NAME, note);
  const lastName = shortCell(cells, 'lastName', MAX_NAME, note);
  const title = oneOf(cells, 'title', salutations, note);
  if (firstName !== null && lastName !== null) return { title, firstName, lastName, ...rest };
  const whole = cells.name ?? [firstName, lastName].filter(Boolean).join(' ');
  const divided = splitName(whole);
  if (divided) return { ...divided, title: title ?? divided.title, ...rest };
  // Of one word or none.
  if (whole !== '') return { title, firstName: '', lastName: whole.slice(0, MAX_NAME), ...rest };
  // An organisation's address is its own where nobody is named.
  if (email === null || cells.organisation !== undefined) return null;
  note('email', 'corrected', words.calledByAddress);
  return { ...nameOfAddress(email), ...rest };
}

function organisationOf(cells: Cells, note: Note): ArrivedOrganisation | null {
  const name = shortCell(cells, 'organisation', MAX_NAME, note);
  if (name === null) return null;
  const isUnnamed = [cells.name, cells.firstName, cells.lastName].every(
    (each) => each === undefined,
  );
  const own = address(cells, 'organisationEmail', note);
  return {
    name,
    type:
      oneOf(cells, 'organisationType', organisationTypes, note, words.unknownOrganisationType) ??
      'Other',
    email:
      own ?? (isUnnamed && cells.email !== undefined && isEmail(cells.email) ? cells.email : null),
  };
}

function address(cells: Cells, field: 'email' | 'organisationEmail', note: Note): string | null {
  const written = cells[field];
  if (written === undefined) return null;
  if (isEmail(written)) return written;
  note(field, 'refused', words.badEmail);
  return null;
}

function postcode(cells: Cells, note: Note): string | null {
  const written = cells.postcode;
  if (written === undefined) return null;
  if (isPostcodeText(written)) return written.toUpperCase();
  note('postcode', 'refused', words.badPostcode);
  return null;
}

/** One of a list, however it is written; another is left out, with a note where there is a reason to give. */
function oneOf(
  cells: Cells,
  field: 'country' | 'organisationType' | 'title',
  list: readonly string[],
  note: Note,
  unknown?: string,
): string | null {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const written = cells[field];
  if (written === undefined) return null;
  const found = list.find((each) => plain(each) === plain(written));
  if (found === undefined && unknown !== undefined) note(field, 'refused', unknown);
  return found ?? null;
}
