import { describe, expect, it } from 'vitest';
import type { TemplateName } from '../job-names.ts';
import type { Tenant } from '../tenancy.ts';
import { mailFoot, replyAddress } from './foot.ts';

const council = (record: Record<string, unknown>): Tenant => ({
  shortName: 'oak',
  name: 'Oak',
  mainSchema: 'oak',
  authTenantId: null,
  record,
  flags: new Set(),
});
const socialLinks = {
  contactUs: 'https://oak.test/contact',
  aboutUs: null,
  youtube: 'https://youtube.test/oak',
};

const footOf = (template: TemplateName, tenant: Tenant) =>
  mailFoot(template, tenant, 'https://oak.plan.test');

describe('the foot of a mail', () => {
  it('tells the public where the council can be found', () => {
    const foot = footOf('answered', council({ socialLinks, emails: { forReply: 'a@oak.test' } }));
    expect(foot).toMatch(
      /^\n\nContact us: https:\/\/oak\.test\/contact\nAccessibility statement: https:\/\/oak\.plan\.test\/p\/accessibility\nYouTube: https:\/\/youtube\.test\/oak$/,
    );
  });

  it('is not in mails to staff', () => {
    for (const template of ['assigned', 'ended', 'feedback'] as const)
      expect(footOf(template, council({ socialLinks }))).toBe('');
  });

  it('says that answers are not read where the council names only an address for that', () => {
    const silent = council({ emails: { forReply: null, noReply: 'no-reply@oak.test' } });
    expect(footOf('answered', silent)).toContain('Nobody reads answers to this address.');
    expect(replyAddress(silent)).toBe('no-reply@oak.test');
    const both = council({ emails: { forReply: 'plan@oak.test', noReply: 'no-reply@oak.test' } });
    expect(footOf('answered', both)).not.toContain('Nobody reads');
    expect(replyAddress(both)).toBe('plan@oak.test');
    expect(replyAddress(council({}))).toBeUndefined();
  });
});
