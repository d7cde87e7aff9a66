import { House, MapPin } from 'lucide-react';
import { expect, test } from 'vitest';
import { tabIcon } from './tab-icons.ts';

test.each(['map-pin', 'MapPin', 'MdMapPin', 'map_pin', 'place'])('%s is an icon', (name) =>
  expect(tabIcon(name)).toBe(MapPin),
);
test('a name that begins with the two letters is none of theirs', () =>
  expect(tabIcon('MdHome')).toBe(House));
test.each([undefined, '', 'constructor', 'no such'])('%s is none', (name) =>
  expect(tabIcon(name)).toBeUndefined(),
);
