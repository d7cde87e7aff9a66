import type { Random } from '../random.ts';
import type { Parcel } from '../town/town.ts';
import type { Describing } from './describing.ts';

/** Where a site is: street, ward, town and a postcode whose district grows outwards. */
export function addressOf(
  name: string,
  street: string | null,
  parcel: Parcel,
  about: Describing,
  random: Random,
): string {
  const district =
    parcel.fromCentre < 1500
      ? 1
      : parcel.fromCentre < 4200
        ? random.whole(2, 4)
        : random.whole(5, 7);
  const letters = 'ABDEFGHJLNPQRSTUWXYZ';
  const unit = random.pick([...letters]) + random.pick([...letters]);
  const place = street && !name.includes(street) ? `${street}, ` : '';
  const head = name.length > 120 ? (street ?? parcel.ward.name) : `${place}${name}`;
  return `${head}, ${parcel.ward.name}, ${about.townName} ${about.postcodeArea}${district} ${random.whole(1, 9)}${unit}`;
}
