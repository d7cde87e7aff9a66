/// <reference types="google.maps" />
import { gazetteerMessages as messages } from './messages.ts';
import type { FoundPlace, PlaceSource, LongitudeLatitude } from './place-source.ts';

/** Google's library, which may be loading or may never load. */
export type Waited = PromiseWithResolvers<google.maps.PlacesLibrary> | undefined;

interface GooglePlace extends FoundPlace {
  prediction: google.maps.places.PlacePrediction;
}

/** Google Places within the United Kingdom; one billing session from the first letter to the choice. */
export function googleSource({ promise }: NonNullable<Waited>): PlaceSource {
  // Whether or not it is needed yet, only the box shows its failure.
  promise.catch(() => undefined);
  let session: google.maps.places.AutocompleteSessionToken | undefined;
  return {
    name: 'google',
    none: messages.noneInTheUk,
    async find(term) {
      const { AutocompleteSessionToken, AutocompleteSuggestion } = await promise;
      session ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: term,
        includedRegionCodes: ['uk'],
        language: 'en-GB',
        region: 'uk',
        sessionToken: session,
      });
      return suggestions.flatMap(({ placePrediction: prediction }): GooglePlace[] =>
        prediction
          ? [
              {
                id: prediction.placeId,
                label: prediction.mainText?.text ?? prediction.text.text,
                detail: prediction.secondaryText?.text ?? '',
                kind: 'google',
                prediction,
              },
            ]
          : [],
      );
    },
    async locate(place): Promise<LongitudeLatitude> {
      const { place: found } = await (place as GooglePlace).prediction
        .toPlace()
        .fetchFields({ fields: ['location'] });
      session = undefined;
      if (!found.location) throw new Error('A place without a location');
      return [found.location.lng(), found.location.lat()];
    },
  };
}
