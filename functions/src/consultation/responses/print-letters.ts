import type { Tenant } from '../../platform/tenancy.ts';
import { longDate } from '../../platform/dates/long-date.ts';
import { type Block, readBlocks } from '../ground/html/blocks.ts';
import { sendingMessages as messages } from './messages.ts';
import type { KeptLetter } from './queries/find-deliveries.ts';
import { letterheadOf } from '../../platform/print/council-look.ts';
import { typesetInSubprocess } from '../../platform/print/typeset-in-subprocess.ts';

const TEMPLATE = new URL('./letter.typ', import.meta.url);

/** Letters as one tagged PDF, each on pages of its own and with a bookmark; set in a process of its own. */
export async function printLetters(
  tenant: Tenant,
  letters: readonly KeptLetter[],
): Promise<Uint8Array> {
  const { letterhead, pictures } = await letterheadOf(tenant);
  const { kind, page } = messages;
  const print = {
    title: messages.printedTitle(letters.length),
    letterhead,
    words: { kind, page },
    letters: letters.map(printed),
  };
  return typesetInSubprocess({ template: TEMPLATE, data: { print }, pictures }, tenant.shortName);
}

const printed = (letter: KeptLetter) => ({
  recipient: letter.recipient,
  address: letter.address,
  day: longDate(letter.day),
  facts: [
    {
      label: messages.ourReference,
      text: messages.reference(letter.responseId, letter.representationId),
    },
  ],
  subject: letter.subject,
  blocks: inOrder(readBlocks(letter.html)),
});

/** Readers' software needs headings in their order: the first of a letter is no subheading. */
function inOrder(blocks: readonly Block[]): Block[] {
  let headed = false;
  return blocks.map((block) => {
    if (block.kind === 'heading') headed = true;
    return block.kind === 'subheading' && !headed ? { ...block, kind: 'heading' } : block;
  });
}
