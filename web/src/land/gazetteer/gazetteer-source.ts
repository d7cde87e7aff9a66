import { searchPlaces } from '@calls/land/gazetteer/contract.ts';
import { call } from '../../api/call.ts';
import { gazetteerMessages as messages } from './messages.ts';
import type { FoundPlace, PlaceSource, LongitudeLatitude } from './place-source.ts';

interface GazetteerPlace extends FoundPlace {
  point: LongitudeLatitude;
}

/** The council's own wards, streets, sites and postcodes; after them what the installation has of the whole country. */
export const gazetteerSource: PlaceSource = {
  name: 'gazetteer',
  none: messages.none,
  async find(term, signal) {
    const { places } = await call(searchPlaces, { term }, { signal });
    return places.map(
      ({
        label,
        kind,
        detail,
        point,
        layerId,
        featureId,
        siteId,
        isNational,
        isOutside,
      }): GazetteerPlace => ({
        id: [kind, layerId, featureId, siteId, label, ...point].join(' '),
        label,
        kind,
        detail: isOutside ? messages.outside(detail) : detail,
        isNational: isNational ?? false,
        point: point as LongitudeLatitude,
      }),
    );
  },
  locate: (place) => Promise.resolve((place as GazetteerPlace).point),
};
