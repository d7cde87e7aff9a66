import { chakra } from '@chakra-ui/react';
import { useContext } from 'react';
import { SelectControl } from '../../ui/control.tsx';
import { LinkPlaces } from './link-places.ts';
import { richTextMessages as messages } from './messages.ts';

interface PlaceOfDocumentProps {
  id: string;
  /** The address as it stands in the field. */
  typed: string;
  choose: (address: string) => void;
}

/** Offers the sections and questions of the document as addresses; nothing where there are none. */
export function PlaceOfDocument({ id, typed, choose }: PlaceOfDocumentProps) {
  const places = useContext(LinkPlaces);
  if (places.length === 0) return null;
  const chosen = places.find((place) => typed.trim() === `#${place.id}`);
  return (
    <>
      <chakra.label htmlFor={id} fontWeight="medium" display="block" mt="3">
        {messages.linkPlace}
      </chakra.label>
      <SelectControl
        id={id}
        size="md"
        value={chosen?.id ?? ''}
        onChange={({ target }) => choose(target.value === '' ? '' : `#${target.value}`)}
      >
        <option value="">{messages.linkNoPlace}</option>
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {place.label}
          </option>
        ))}
      </SelectControl>
    </>
  );
}
