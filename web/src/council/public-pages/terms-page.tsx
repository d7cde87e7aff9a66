import { useTenant } from '../../session/tenant.tsx';
import { CouncilText } from './council-text.tsx';
import { publicPageMessages as messages } from './messages.ts';

export default function TermsPage() {
  return <CouncilText title={messages.terms} text={useTenant().terms} />;
}
