import { beforeAll } from 'vitest';
import { pdf } from '../../../platform/scanning/testing/pdf.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { listAttachments } from '../../attachments/contract.ts';
import { consulted } from '../../representations/testing/consulted.ts';
import { registeredMail } from './mailed.ts';

/** A council with a consultation, and what registers e-mails about it and lists what was attached to them. */
export function mailingCouncil() {
  useWorld();

  let oak: Council;
  let event: number;
  const officer = () => oak.as('officer');

  beforeAll(async () => {
    oak = await newCouncil();
    ({ event } = await consulted(oak));
  }, 120_000);

  const filesOf = async (id: number) => (await officer().call(listAttachments, { id })).attachments;

  return {
    oak: () => oak,
    /** The consultation's id. */
    event: () => event,
    officer,
    plan: pdf(['<< /Title (Drains) >>']),
    /** The e-mail in the inbox with that subject; gives the id of its representation. */
    register: (subject: string) => registeredMail(oak, event, subject),
    filesOf,
    namesOf: async (id: number) => (await filesOf(id)).map((each) => each.original?.name),
  };
}
