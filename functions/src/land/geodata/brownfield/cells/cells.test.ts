import { describe, expect, it } from 'vitest';
import { ownershipStatuses, permissionTypes, planningStatuses, readChoice } from './choice.ts';
import { readCell } from '../read-cell.ts';
import { decimalMark, readCount, readHectares } from './number.ts';
import { readLine, readText } from './text.ts';
import { readWebAddress } from './web-address.ts';
import { readYes } from './yes.ts';

describe('numbers', () => {
  it.each([
    ['0.88', 0.88, false],
    ['.5', 0.5, false],
    [' 3 ', 3, false],
    ['0.5ha', 0.5, true],
    ['c. 1.2 hectares', 1.2, true],
    ['1,234.5', 1234.5, true],
    ['0,88', 0.88, true],
    ['8,800 sqm', 0.88, true],
    ['2 acres', 0.809372, true],
    ['1.97E-02', 0.0197, true],
  ])('hectares %s', (written, value, corrected) => {
    const cell = readHectares(written);
    expect(cell.value).toBe(value);
    expect((cell.corrected ?? cell.asked) !== undefined).toBe(corrected);
  });

  it.each(['0', '-1', 'large', '2 football pitches', '1.2.3', '1\n5'])(
    'refuses %s hectares',
    (written) => {
      expect(readHectares(written)).toMatchObject({ value: null, refused: expect.any(String) });
    },
  );

  it.each([
    ['32', 32],
    ['32.0', 32],
    ['1,250', 1250],
    ['16no.', 16],
    ['0', 0],
    ['24 dwellings', 24],
    ['12 apartments', 12],
    ['1 250', 1250],
  ])('count %s', (written, value) => {
    expect(readCount(written).value).toBe(value);
  });

  it.each(['-3', '2.5', 'tbc', '5 storeys', '12-14', '12\n15', '1e400'])(
    'refuses %s dwellings',
    (written) => {
      expect(readCount(written)).toMatchObject({ value: null, refused: expect.any(String) });
    },
  );
});

it('a decimal comma is decided for the column', () => {
  expect(decimalMark(['0,5', '1,234'])).toBe(',');
  expect(decimalMark(['0.5', '1,234'])).toBe('.');
  expect(readHectares('1,234', ',').value).toBe(1.234);
  expect(readHectares('1,234', '.')).toMatchObject({ value: 1234, asked: expect.any(String) });
});

describe('signs that there is no value', () => {
  it.each(['?', '-', 'N/A', 'n/a', '<Null>', '???', 'TBC', '--'])('%s', (written) => {
    for (const kind of ['date', 'count', 'hectares', 'permission type', 'yes'] as const)
      expect(readCell(kind, written)).toMatchObject({ value: null, nothing: expect.any(String) });
  });

  it('are no text, either, but words may be one', () => {
    expect(readCell('text', '-').nothing).toBeDefined();
    expect(readCell('text', 'None').value).toBe('None');
  });
});

describe('closed lists', () => {
  it.each([
    ['Not Owned by a Public Authority', 'not owned by a public authority'],
    ['Not in Public Ownership', 'not owned by a public authority'],
    ['PUBLIC OWNERSHIP', 'owned by a public authority'],
    ['owned-by-a-public-authority', 'owned by a public authority'],
    ['Unknown', 'unknown ownership'],
    ['mixed', 'mixed ownership'],
    ['Private company', 'not owned by a public authority'],
  ])('%s', (written, value) => {
    expect(readChoice(written, ownershipStatuses)).toMatchObject({
      value,
      corrected: expect.any(String),
    });
  });

  // As written in the registers of the London boroughs, December 2020.
  it.each([
    ['Unkown ownership', ownershipStatuses, 'unknown ownership'],
    ['Unknown owership', ownershipStatuses, 'unknown ownership'],
    ['Unknown owner', ownershipStatuses, 'unknown ownership'],
    ['Mixed owner', ownershipStatuses, 'mixed ownership'],
    ['Onwed by a public authorty', ownershipStatuses, 'owned by a public authority'],
    ['Full planning permis', permissionTypes, 'full planning permission'],
    ['reserved matters app', permissionTypes, 'reserved matters approval'],
    ['Outline Planning App', permissionTypes, 'outline planning permission'],
  ])('reads %s as published', (written, choices, value) => {
    expect(readChoice(written, choices)).toEqual({ value, corrected: expect.any(String) });
  });

  // It could be a truncated "permission under an order", or not in the list at all; and a word says more than its
  // letters.
  it.each([
    ['planning permission', permissionTypes],
    ['Part Outline Part Full', permissionTypes],
    ['nor permissioned', planningStatuses],
    ['permissioned not', planningStatuses],
    ['own', ownershipStatuses],
  ])('does not guess at %s', (written, choices) => {
    expect(readChoice(written, choices).refused).toBeDefined();
  });

  it('says nothing about a value in the spelling of the standard', () => {
    expect(readChoice('pending decision', planningStatuses)).toEqual({ value: 'pending decision' });
  });

  it('refuses what is not in the list, naming the list', () => {
    expect(readChoice('Maybe', permissionTypes).refused).toContain('permission in principle');
  });
});

describe('yes or blank', () => {
  it('reads yes in its spellings and blanks a no', () => {
    expect(readYes('yes')).toEqual({ value: 'yes' });
    expect(readYes('Y').value).toBe('yes');
    expect(readYes('Deliverable').value).toBe('yes');
    expect(readYes('No')).toMatchObject({ value: null, corrected: expect.any(String) });
    expect(readYes('perhaps').refused).toBeDefined();
    expect(readYes('')).toEqual({ value: null });
  });
});

describe('web addresses', () => {
  it('takes http and https alone', () => {
    expect(readWebAddress('https://oak.example/plan.pdf')).toEqual({
      value: 'https://oak.example/plan.pdf',
    });
    expect(readWebAddress('www.oak.example/a b').value).toBe('https://www.oak.example/a%20b');
  });

  it.each([
    'javascript:alert(1)',
    'ftp://oak.example',
    'N:\\plans\\1.pdf',
    'see website',
    'http://',
    'https://a@b.example',
  ])('refuses %s', (written) => {
    expect(readWebAddress(written)).toMatchObject({ value: null, refused: expect.any(String) });
  });
});

describe('text', () => {
  it('makes one line of several, whatever the line ends', () => {
    expect(readLine('1 Oak Lane\r\r\nElmbridge\r AB1 2CD').value).toBe(
      '1 Oak Lane, Elmbridge, AB1 2CD',
    );
    expect(readLine('Oak  Lane').value).toBe('Oak Lane');
    expect(readLine('Oak Lane')).toEqual({ value: 'Oak Lane' });
    expect(readLine(' \r\n ').value).toBeNull();
  });

  it('keeps the lines of long text', () => {
    expect(readText('one\r\ntwo').value).toBe('one\ntwo');
    expect(readText('x'.repeat(4001))).toMatchObject({
      corrected: expect.stringContaining('4,000'),
    });
  });
});
