import { invokeFunction } from '../../land/function-calls/contract.ts';
import { sql, withTenant } from '../../platform/db.ts';
import type { Council } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { setConsent, submitAnswer } from '../../consultation/answers/contract.ts';
import { listAnswers } from '../../consultation/answers/council-contract.ts';
import { asked } from '../../consultation/answers/testing/given.ts';
import {
  openedEarlier,
  publishedDocument,
} from '../../consultation/answers/testing/open-document.ts';
import { said } from '../../consultation/answers/testing/sent-answer.ts';
import { representationHistory } from '../../consultation/representations/contract.ts';
import { runWaitingJobs, waitingJobs } from '../waiting-jobs.ts';

/** Gives new answers of a council's resident, registered while their document was closed for a moment. */
export async function answersOf(council: Council) {
  const { rows } = await withTenant(council, (tx) =>
    sql<{ id: number }>`select id from accounts where uid = ${council.uidOf('resident')}`.execute(
      tx,
    ),
  );
  const accountId = rows[0]!.id;
  const officer = council.as('officer');

  /** As if what was answered before was answered yesterday: nobody answers so much in one minute. */
  const rested = () =>
    inSchemaOf(council, async (tx) => {
      for (const table of ['question_answers', 'question_answer_versions'])
        await sql`
          update ${sql.ref(table)} set submitted_at = submitted_at - interval '1 day'
           where account_id = ${accountId}`.execute(tx);
    });

  return (once: <T>(make: () => Promise<T>) => () => Promise<T>) => {
    const answered = once(async () => {
      await rested();
      const document = await publishedDocument(council);
      const { id } = document;
      const answer = (text: string, version: number) => ({
        id,
        questionId: asked.why,
        version,
        answer: said({ text }),
        opened: openedEarlier(council, id, accountId),
        furtherRemarks: '',
      });
      await council.as('resident').call(submitAnswer, answer('It floods', 0));
      await council.as('resident').call(setConsent, { id, consent: 'Name and text' });
      const invoke = () =>
        officer.call(invokeFunction, { name: 'registerAnswers', arguments: { documentId: id } });
      await document.closeNow();
      await invoke();
      await runWaitingJobs(council, 'register-answers');
      const { answers } = await officer.call(listAnswers, { id });
      const registered = answers[0]?.representationId;
      if (!registered) throw new Error('The answer is not registered');
      const { history } = await officer.call(representationHistory, { id: registered });
      const bulk = history.find((each) => each.bulk?.kind === 'registered')?.bulk?.id ?? '';
      await document.extend();
      return { id, registered, bulk, answer, invoke, closeNow: document.closeNow };
    });
    return {
      answered,
      /** The job that registers them anew, once they are changed and the consultation is closed. */
      changed: once(async () => {
        const { answer, closeNow, invoke } = await answered();
        await council.as('resident').call(submitAnswer, answer('It floods every year', 1));
        await closeNow();
        await invoke();
        const message = (await waitingJobs(council, 'register-answers')).at(-1);
        if (!message) throw new Error('No answers are about to be registered');
        return message;
      }),
    };
  };
}
