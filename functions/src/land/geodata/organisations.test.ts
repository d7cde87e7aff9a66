import { expect, it } from 'vitest';
import { isOther, otherNames, townOf } from './organisations.ts';

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
  ['North Tyneside Council', 'South Tyneside Council', ['South Tyneside Council']],
  ['London Borough of Southwark', 'Southwark', []],
  ['London Borough of Southwark', 'London Borough of Camden', ['London Borough of Camden']],
  ['Newcastle', 'https://www.planning.data.gov.uk/curie/statistical-geography:E08000021', []],
])('%s is told of %s: %j', (council, organisation, others) => {
  expect(otherNames([organisation, organisation], council)).toEqual(others);
});

const ID = 'opendatacommunities.org/id/metropolitan-district-council';
const DATA = 'https://www.planning.data.gov.uk';

it.each([
  [`http://${ID}/newcastle-upon-tyne`, `https://www.${ID}/newcastle-upon-tyne/`, false],
  [`http://${ID}/newcastle-upon-tyne`, 'Newcastle City Council', false],
  [`http://${ID}/newcastle-upon-tyne`, `http://${ID}/south-tyneside`, true],
  ['North Tyneside', 'South Tyneside', true],
  [`${DATA}/curie/statistical-geography:E08000021`, 'e08000021', false],
  [
    `${DATA}/curie/statistical-geography:E08000021`,
    `${DATA}/curie/statistical-geography:E08000023`,
    true,
  ],
  ['local-authority:NET', `${DATA}/organisation/local-authority:NET`, false],
  ['local-authority-eng:NET', 'local-authority:STY', true],
  [`${DATA}/entity/192/`, 'http://planning.data.gov.uk/entity/192', false],
  // What cannot be compared says nothing.
  [`${DATA}/curie/statistical-geography:E08000021`, `http://${ID}/south-tyneside`, false],
  [`${DATA}/entity/192`, 'local-authority:NET', false],
  ['The Council', 'South Tyneside', false],
])('of %s, %s is another: %j', (own, organisation, other) => {
  expect(isOther([own], [organisation])).toBe(other);
});

it('a town is called by what is left of its council', () => {
  expect(townOf('Newcastle upon Tyne City Council')).toBe('Newcastle upon Tyne');
});
