import { useTenant } from '../../session/tenant.tsx';
import { CouncilText } from './council-text.tsx';
import { publicPageMessages as messages } from './messages.ts';

export default function PolicyPage() {
  return <CouncilText title={messages.policy} text={useTenant().privacyPolicy} />;
}
