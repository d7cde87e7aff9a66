import type { TemplateName } from '../job-names.ts';
import { plain, plainLine } from './plain.ts';

interface Template {
  subject: string;
  text: string;
}

/** Every e-mail that the product sends; `fillTemplate` fills in the {placeholders}. */
export const mailTemplates = {
  verification: {
    subject: 'Confirm your email for {council} consultations',
    text: `Hello {name},

Thank you for signing up to take part in {council} consultations.

Open this link to confirm your email:
{link}

If you did not sign up, you can ignore this message.

{council}`,
  },
  welcome: {
    subject: 'Welcome to {council} consultations',
    text: `Hello {name},

Your email is confirmed. You can now read documents and answer questions:
{link}

{council}`,
  },
  reset: {
    subject: 'Reset your password for {council} consultations',
    text: `Hello {name},

Somebody asked to reset the password of your account. Open this link to set a new one:
{link}

If it was not you, you can ignore this message. Your password has not changed.

{council}`,
  },
  assigned: {
    subject: 'You are assigned to {site}',
    text: `Hello {name},

{by} has asked you to look after this site: {site}.

Open it here:
{link}

{council}`,
  },
  ended: {
    subject: '{label}',
    text: `Hello {name},

{label}
{message}

See it here:
{link}

You receive this because your settings ask for it:
{council}`,
  },
  extended: {
    subject: '{consultation} is open until {closes}',
    text: `Hello {name},

You took part in {consultation}. It is now open longer: it closes on {closes}.

What you have sent counts as it is; you need not send it again.

{details}{unsubscribe}{council}`,
  },
  broughtForward: {
    subject: '{consultation} now closes earlier, on {closes}',
    text: `Hello {name},

You took part in {consultation}. It closes earlier than you were told: on {closes} (UK time), not on {before}.

What you have sent counts as it is; you need not send it again.

{details}{unsubscribe}{council}`,
  },
  answered: {
    subject: 'Your answer to {document} was submitted ({reference})',
    text: `Hello {name},

Your first answer to {document} was submitted.

Your reference is {reference}. Quote it when you write to us about your answers.
{whose}
{consent}

{until}
{link}

{council}`,
  },
  receipt: {
    subject: 'A copy of your answers to {document} ({reference})',
    text: `Hello {name},

This is a copy of everything that you have submitted in answer to {document}.

Your reference is {reference}. Quote it when you write to us about your answers.
{whose}
{consent}

{answers}

{until}
{link}

{council}`,
  },
  unsent: {
    subject: 'Not sent yet: your answers to {document}, which closes on {closes}',
    text: `Hello {name},

You have typed answers to {document} and not sent them. The council does not see them until you send them.
{whose}

Not sent yet:
{questions}

The consultation closes on {closes} (UK time). Open the document, log in, and choose Send:
{link}

Your reference is {reference}.

{unsubscribe}{council}`,
  },
  return: {
    subject: 'Go on with your answers to {document}',
    text: `Hello {name},

You asked for a link to go on with your answers to {document}, on this or another device.
{whose}

Open it, and log in if you are asked to. What you have typed is there:
{link}

{deadline}

If you did not ask for this, you can ignore this message. Nobody can log in with the link alone.

{council}`,
  },
  feedback: {
    subject: 'Feedback on {council}',
    text: `A visitor left this feedback:

{message}

From: {from}
Page: {page}
{origin}`,
  },
} as const satisfies Record<TemplateName, Template>;

/** Values made by the product, never typed by a visitor; markdown is stripped from all others. */
const OURS: ReadonlySet<string> = new Set(['link', 'origin', 'council', 'unsubscribe', 'details']);

/** Subject and text of an e-mail. */
export function fillTemplate(name: TemplateName, values: Record<string, string>): Template {
  const template: Template = mailTemplates[name];
  const value = (key: string, clean: (typed: string) => string) =>
    OURS.has(key) ? (values[key] ?? '') : clean(values[key] ?? '');
  const filled = (text: string, clean: (typed: string) => string) =>
    text.replaceAll(/\{(\w+)\}/g, (_whole, key: string) => value(key, clean));
  return { subject: filled(template.subject, plainLine), text: filled(template.text, plain) };
}
