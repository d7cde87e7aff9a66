import { expect, it } from 'vitest';
import { otherNames } from './elsewhere.ts';

it.each([
  ['Newcastle City Council', 'South Tyneside Council', ['South Tyneside Council']],
  [
    'Newcastle',
    'http://opendatacommunities.org/id/metropolitan-district-council/south-tyneside',
    ['South Tyneside'],
  ],
  [
    'Newcastle',
    'http://opendatacommunities.org/id/metropolitan-district-council/newcastle-upon-tyne',
    [],
  ],
  ['London Borough of Southwark', 'Southwark', []],
  ['London Borough of Southwark', 'London Borough of Camden', ['London Borough of Camden']],
  ['Newcastle', 'https://www.planning.data.gov.uk/curie/statistical-geography:E08000021', []],
])('%s is told of %s: %j', (council, organisation, others) => {
  expect(otherNames([organisation, organisation], council)).toEqual(others);
});
