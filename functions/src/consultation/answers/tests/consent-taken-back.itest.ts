import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { invokeFunction } from '../../../land/function-calls/contract.ts';
import { sql } from '../../../platform/db.ts';
import { type Council, newCouncil } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { runWaitingJobs } from '../../../testing/waiting-jobs.ts';
import { publicationMessages } from '../../ground/publication/messages.ts';
import { pagesServed } from '../../composed/public-site/testing/served-pages.ts';
import { type PublicationStep, takePublicationStep } from '../../publishing/contract.ts';
import { publishingMessages } from '../../publishing/messages.ts';
import {
  changeRepresentation,
  duplicateRepresentation,
  getRepresentation,
  representationHistory,
  undoRepresentationChanges,
} from '../../representations/contract.ts';
import { setConsent, submitAnswer } from '../contract.ts';
import { listAnswers } from '../council-contract.ts';
import { reducedConsentMessages } from '../council-messages.ts';
import { asked } from '../testing/given.ts';
import { anotherResident, openedEarlier, publishedDocument } from '../testing/open-document.ts';
import { answerAddress, said } from '../testing/sent-answer.ts';

useWorld();

let oak: Council;
const page = pagesServed();
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

const officer = () => oak.as('officer');
const step = (id: number, taken: PublicationStep, who: 'officer' | 'admin' = 'officer') =>
  oak.as(who).call(takePublicationStep, { ids: [id], step: taken });
const statusOf = async (id: number) => (await page(`/p/representations/${id}`, oak)).status;
const consentOf = async (id: number) =>
  (await officer().call(getRepresentation, { id })).representation.consent;
const historyOf = async (id: number) =>
  JSON.stringify((await officer().call(representationHistory, { id })).history);

/** Una's answer with "Name and text", registered; the consultation takes answers again. */
async function registeredAnswer() {
  const document = await publishedDocument(oak);
  const { id } = document;
  const una = await anotherResident(oak, 'Una');
  const write = (text: string, version = 0) =>
    una.client.call(submitAnswer, {
      id,
      questionId: asked.why,
      siteId: null,
      clientId: null,
      version,
      answer: said({ text }),
      opened: openedEarlier(oak, id, una.accountId),
      furtherRemarks: '',
    });
  const consent = (given: 'Name and text' | 'Text only' | 'None') =>
    una.client.call(setConsent, { id, consent: given });
  const register = async () => {
    await document.closeNow();
    await officer().call(invokeFunction, {
      name: 'registerAnswers',
      arguments: { documentId: id },
    });
    await runWaitingJobs(oak, 'register-answers');
    const { answers } = await officer().call(listAnswers, { id });
    return answers[0]?.representationId ?? 0;
  };
  await write('It floods');
  await consent('Name and text');
  const registered = await register();
  await document.extend();
  const remove = () => una.client.delete(answerAddress(id, asked.why), { json: { version: 1 } });
  return { registered, write, consent, register, remove };
}

async function publishedAnswer() {
  const answer = await registeredAnswer();
  await publish(answer.registered);
  return answer;
}

async function publish(id: number): Promise<void> {
  await step(id, 'ask');
  await step(id, 'approve', 'admin');
  expect((await step(id, 'publish')).ids).toEqual([id]);
  expect(await statusOf(id)).toBe(200);
}

it.each(['None', 'Text only'] as const)(
  'consent that a resident reduces to %s takes what is published from the public at once',
  async (given) => {
    const { registered, consent } = await publishedAnswer();
    await consent('Name and text');
    expect(await statusOf(registered)).toBe(200);
    await consent(given);
    expect(await statusOf(registered)).toBe(404);
    expect((await page('/p/representations', oak)).html).not.toContain(`/${registered}"`);
    expect(await consentOf(registered)).toBe(given);
    const history = await historyOf(registered);
    expect(history).toContain(publicationMessages.withdrawnConsent);
    expect(history).toContain(reducedConsentMessages.consentReduced);
    // Given again it publishes nothing, and is registered with the answers.
    await consent('Name and text');
    expect(await statusOf(registered)).toBe(404);
    expect(await consentOf(registered)).toBe(given);
  },
);

it('consent taken back and given again is registered anew', async () => {
  const { registered, consent, register } = await publishedAnswer();
  await consent('None');
  await consent('Name and text');
  const after = await register();
  expect(after).not.toBe(registered);
  expect(await consentOf(after)).toBe('Name and text');
  expect(await consentOf(registered)).toBe('None');
  await publish(after);
});

it('an answer that its resident deletes is public no longer, and one that is edited once it is registered anew', async () => {
  const { registered, write, remove, register } = await publishedAnswer();
  await write('It floods every year', 1);
  expect(await statusOf(registered)).toBe(200);
  expect((await remove()).status).toBe(409);
  expect(await statusOf(registered)).toBe(200);
  const again = await publishedAnswer();
  expect((await again.remove()).status).toBe(200);
  expect(await statusOf(again.registered)).toBe(404);
  expect(await consentOf(again.registered)).toBe('None');
  expect(await historyOf(again.registered)).toContain(reducedConsentMessages.answerDeleted);
  await again.write('New', 0);
  expect((await again.remove()).status).toBe(200);
  await again.register();
  expect((await step(again.registered, 'ask')).refused).toEqual([
    { id: again.registered, why: publishingMessages.refusals.replaced },
  ]);
  // Registered anew, what was said before goes from the public and does not come back.
  const after = await register();
  expect(after).not.toBe(registered);
  expect(await statusOf(registered)).toBe(404);
  expect(await historyOf(registered)).toContain(publicationMessages.answersChanged);
  expect((await step(registered, 'ask')).refused).toEqual([
    { id: registered, why: publishingMessages.refusals.replaced },
  ]);
  await publish(after);
});

/** An officer's copy of a representation, published. */
async function publishedCopy(id: number): Promise<number> {
  const { representation } = await officer().call(duplicateRepresentation, { id });
  await publish(representation.id);
  return representation.id;
}

it('what a resident takes back is taken back in copies as well, and in copies of these', async () => {
  const reduced = await publishedAnswer();
  const copy = await publishedCopy(reduced.registered);
  const copies = [copy, await publishedCopy(copy)];
  await reduced.consent('Text only');
  for (const id of copies) {
    expect(await statusOf(id)).toBe(404);
    expect(await consentOf(id)).toBe('Text only');
    expect(await historyOf(id)).toContain(reducedConsentMessages.consentReduced);
    expect(await historyOf(id)).toContain(publicationMessages.withdrawnConsent);
  }
  const deleted = await publishedAnswer();
  const again = await publishedCopy(deleted.registered);
  expect((await deleted.remove()).status).toBe(200);
  expect(await statusOf(again)).toBe(404);
  expect(await consentOf(again)).toBe('None');
  // Once they are registered anew, copies say what does not count.
  const edited = await publishedAnswer();
  const outdated = await publishedCopy(edited.registered);
  await edited.write('It floods every year', 1);
  await edited.register();
  expect(await statusOf(outdated)).toBe(404);
  expect((await step(outdated, 'ask')).refused).toEqual([
    { id: outdated, why: publishingMessages.refusals.replaced },
  ]);
});

it('a copy goes from the public with the registering that it was copied from', async () => {
  const { registered, consent } = await registeredAnswer();
  const copy = await publishedCopy(registered);
  const { history } = await officer().call(representationHistory, { id: registered });
  const bulk = history.find((line) => line.bulk?.kind === 'registered')?.bulk;
  await officer().call(undoRepresentationChanges, {
    id: bulk?.id ?? '',
    ids: [registered],
    undo_id: randomUUID(),
  });
  await consent('None');
  expect(await statusOf(copy)).toBe(404);
  expect((await step(copy, 'ask')).refused).toEqual([
    { id: copy, why: publishingMessages.refusals.replaced },
  ]);
});

it('copies from before that was followed are withdrawn, and what officers recorded stays', async () => {
  const taken = await publishedAnswer();
  const copy = await publishedCopy(taken.registered);
  const copies = [copy, await publishedCopy(copy)];
  const lessened = await publishedAnswer();
  const stays = await publishedCopy(lessened.registered);
  await inSchemaOf(oak, async (tx) => {
    await sql`update representations set copy_of = null`.execute(tx);
  });
  await taken.consent('None');
  const { representation } = await officer().call(getRepresentation, { id: lessened.registered });
  const { id, row_version } = representation;
  await officer().call(changeRepresentation, { id, row_version, consent: 'None' });
  for (const each of [...copies, stays]) expect(await statusOf(each)).toBe(200);
  await inSchemaOf(oak, async (tx) => {
    await sql`select know_copies(), take_back_copies()`.execute(tx);
  });
  for (const each of copies) {
    expect(await statusOf(each)).toBe(404);
    expect(await consentOf(each)).toBe('None');
    expect(await historyOf(each)).toContain(publicationMessages.withdrawnConsent);
  }
  expect(await statusOf(stays)).toBe(200);
  expect(await consentOf(stays)).toBe('Name and text');
});

it('what was taken back before that was followed is withdrawn, and what officers recorded stays', async () => {
  const taken = await publishedAnswer();
  const raised = await publishedAnswer();
  // As both were written then: in the respondent's row alone, and by an officer.
  await inSchemaOf(oak, async (tx) => {
    await sql`
      update document_respondents set consent = 'Text only'
       where representation_id in (${taken.registered}, ${raised.registered})`.execute(tx);
    await sql`
      update document_respondents set registered_answers[1] = 'consent Text only'
       where representation_id = ${raised.registered}`.execute(tx);
    await sql`select take_back_consent()`.execute(tx);
  });
  expect(await statusOf(taken.registered)).toBe(404);
  expect(await consentOf(taken.registered)).toBe('Text only');
  expect(await historyOf(taken.registered)).toContain(publicationMessages.withdrawnConsent);
  expect(await statusOf(raised.registered)).toBe(200);
  expect(await consentOf(raised.registered)).toBe('Name and text');
});
