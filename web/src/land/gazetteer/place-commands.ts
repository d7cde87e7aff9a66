import { PLACE_TERM_LENGTH } from '@contract/records/search/term-lengths.ts';
import { FLY_ZOOM } from '../../map/view.ts';
import { type CommandKind, MAX_COMMANDS } from '../../session/command-kind.ts';
import { writeSearch } from '../ground/search/search-address.ts';
import { gazetteerSource } from './gazetteer-source.ts';
import { gazetteerMessages as messages } from './messages.ts';
import type { LongitudeLatitude } from './place-source.ts';

/** Places of the council's gazetteer, shown on the map of the search. Sites are found as such. */
export const placeCommands: CommandKind = {
  name: 'places',
  label: messages.places,
  mayUse: ({ may }) => may('sites', 'read'),
  async find(query, signal) {
    if (query.length > PLACE_TERM_LENGTH) return [];
    const places = await gazetteerSource.find(query, signal);
    const others = places.filter(({ kind }) => kind !== 'site').slice(0, MAX_COMMANDS);
    return Promise.all(
      others.map(async (place) => ({
        id: place.id,
        label: place.label,
        detail: place.detail || messages.kinds[place.kind],
        to: leadTo(await gazetteerSource.locate(place)),
        ...(place.isNational ? { credit: messages.attribution } : {}),
      })),
    );
  },
};

/** The address is made as it is opened: it keeps the search that is shown then. */
const leadTo = (place: LongitudeLatitude) => () => Promise.resolve(mapAt(place));

/**
 * The search with its map there. A map reads the address's view only as it is made: from one address of the search it
 * is made anew at the other, over the same search.
 */
function mapAt([longitude, latitude]: LongitudeLatitude): string {
  const { pathname, search } = location;
  const isMap = pathname === '/' || pathname === '/map';
  const view = { longitude, latitude, zoom: FLY_ZOOM };
  const params = writeSearch(new URLSearchParams(isMap ? search : ''), { view });
  return `${pathname === '/map' ? '/' : '/map'}?${params}`;
}
