import { loadAnewIfAnothers } from '../../../api/account.ts';
import { takeWords } from '../../../session/storage.ts';
import { say } from '../notice.ts';
import { hideOnScroll } from './hide-on-scroll.ts';
import { headerPart } from './header-part.ts';
import { offerFiles } from './offer-files.ts';
import { offerShare } from './share.ts';
import { tellRefused } from './tell-refused.ts';
import { showWho } from './show-who.ts';

/** The parts of the header that need a script. */
export default function enhanceHeader(tools: HTMLElement): void {
  const header = tools.closest('header');
  if (header) hideOnScroll(header);
  const share = headerPart(tools, 'share');
  if (share) offerShare(share);
  const download = headerPart(tools, 'download');
  if (download instanceof HTMLDetailsElement) offerFiles(download);
  tellRefused();
  const words = takeWords();
  if (words !== undefined) say(words);
  loadAnewIfAnothers();
  void showWho(tools);
}
