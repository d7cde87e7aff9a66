import { describe, expect, it } from 'vitest';
import { publishingMessages } from './messages.ts';
import { type Publishable, stepRefusal } from './permissions.ts';

const words = publishingMessages.refusals;
const ready: Publishable = {
  publication: null,
  consent: 'Name and text',
  hasText: true,
  isReplaced: false,
  isNamedDeleted: false,
  isPublished: false,
  isAsApproved: true,
  askedBy: null,
  lastEditor: 1,
  redactors: [4],
};
const asked: Publishable = { ...ready, publication: 'Waiting for approval', askedBy: 2 };

describe('the way of a representation to the public', () => {
  it('begins by asking, once, and with consent', () => {
    expect(stepRefusal('ask', ready, 1)).toBeUndefined();
    expect(stepRefusal('ask', asked, 1)).toBe(words.asked);
    expect(stepRefusal('ask', { ...ready, consent: null }, 1)).toBe(words.noConsent);
    expect(stepRefusal('ask', { ...ready, consent: 'None' }, 1)).toBe(words.refusedConsent);
    expect(stepRefusal('ask', { ...ready, hasText: false }, 1)).toBe(words.noText);
    expect(stepRefusal('ask', { ...ready, isReplaced: true }, 1)).toBe(words.replaced);
    expect(stepRefusal('ask', { ...ready, isNamedDeleted: true }, 1)).toBe(words.namedDeleted);
  });

  it('goes on with an officer who neither asked nor wrote', () => {
    expect(stepRefusal('approve', asked, 3)).toBeUndefined();
    expect(stepRefusal('approve', asked, 2)).toBe(words.ownWork);
    expect(stepRefusal('approve', asked, 1)).toBe(words.ownWork);
    expect(stepRefusal('approve', asked, 4)).toBe(words.ownWork);
    expect(stepRefusal('approve', ready, 3)).toBe(words.notAsked);
  });

  it('ends with what was approved, and back again', () => {
    expect(stepRefusal('publish', { ...asked, publication: 'Approved' }, 1)).toBeUndefined();
    expect(stepRefusal('publish', asked, 1)).toBe(words.notApproved);
    const changed = { ...asked, publication: 'Approved', isAsApproved: false };
    expect(stepRefusal('publish', changed, 1)).toBe(words.changedSince);
    // Consent can be taken back until the last.
    expect(stepRefusal('publish', { ...ready, publication: 'Approved', consent: 'None' }, 1)).toBe(
      words.refusedConsent,
    );
    expect(stepRefusal('withdraw', ready, 1)).toBe(words.notPublished);
    expect(stepRefusal('withdraw', { ...ready, isPublished: true, consent: 'None' }, 1)).toBe(
      undefined,
    );
  });
});
