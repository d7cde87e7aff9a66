import { describe, expect, test } from 'vitest';
import { emptyLetter, letterForm, letterSchema, sentLetter } from './letter-form.ts';

const typed = {
  ...emptyLetter,
  event: '1',
  receivedDate: '03/04/2026',
  acknowledgeDate: 'April 7, 2026',
  responseDeadline: '1 May 2026',
};

describe('the days and limits of a letter', () => {
  test('are typed in any of the usual ways and sent as days', () => {
    expect(sentLetter(letterSchema.validateSync(typed))).toMatchObject({
      letterDate: null,
      receivedDate: '2026-04-03',
      acknowledgeDate: '2026-04-07',
      responseDeadline: '2026-05-01',
    });
  });

  test.each(['31/02/2026', 'soon'])('%s is none', (receivedDate) =>
    expect(() => letterSchema.validateSync({ ...typed, receivedDate })).toThrow(
      'Please enter a date',
    ),
  );

  test.each([
    ['event', '', 'Please choose an event'],
    ['receivedDate', '', 'Please enter the reveiced date'],
    ['text', 'x'.repeat(10_001), 'Text must be at most 10,000 characters'],
  ])('%s is held to what the server takes', (field, value, message) =>
    expect(() => letterSchema.validateSync({ ...typed, [field]: value })).toThrow(message),
  );

  test('are read as they would be typed, and come back as they were', () => {
    const letter = { id: 7, row_version: 1, eventName: 'Call', correspondenceName: null };
    const days = { letterDate: null, receivedDate: '2026-04-03', acknowledgeDate: '2026-04-07' };
    const more = { event: 1, correspondence: null, responseDeadline: '2026-05-01', text: '' };
    const form = letterForm({ ...letter, ...days, ...more });
    expect(form.receivedDate).toBe('3 April 2026');
    expect(sentLetter(form)).toEqual({ ...days, ...more, notAcknowledged: false });
  });

  test('one that is not acknowledged yet says so, and asks for no day', () => {
    const waiting = { ...typed, acknowledgeDate: '', notAcknowledged: true };
    expect(sentLetter(letterSchema.validateSync(waiting))).toMatchObject({
      acknowledgeDate: null,
      notAcknowledged: true,
    });
    expect(() => letterSchema.validateSync({ ...waiting, notAcknowledged: false })).toThrow(
      'Please enter the aknowledge date',
    );
  });
});
