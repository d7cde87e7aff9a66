import { useState } from 'react';
import { sendReturnLink } from '@calls/consultation/answers/contract/my-responses.ts';
import { isApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { answeringMessages as messages } from './messages.ts';
import type { TypedPlace } from './kept-in-tab.ts';

/** Sends the way back to a question by e-mail, for another device or another day. */
export function MailLink({ documentId, ...of }: TypedPlace) {
  const [words, setWords] = useState('');
  const [isUnderWay, setUnderWay] = useState(false);
  async function send(): Promise<void> {
    setUnderWay(true);
    try {
      const { sentTo } = await call(sendReturnLink, { id: documentId, ...of });
      setWords(messages.linkSent(sentTo));
    } catch (error) {
      const isTooSoon = isApiError(error, 'too-many-requests');
      setWords(isTooSoon ? messages.linkTooSoon : messages.linkFailed);
    } finally {
      setUnderWay(false);
    }
  }
  return (
    <p className="keeping">
      <button className="as-link" type="button" disabled={isUnderWay} onClick={() => void send()}>
        {messages.mailLink}
      </button>{' '}
      <span role="status">{words}</span>
    </p>
  );
}
