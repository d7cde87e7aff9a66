import { chakra } from '@chakra-ui/react';
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleMinus,
  Clock,
  EyeOff,
  Hourglass,
  Info,
  LoaderCircle,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';

/** What a state means, with the one colour and the one glyph that it has everywhere. */
export const STATUS_ROLES = {
  /** Begun, and not at work yet: a draft. */
  neutral: ['neutral', CircleDashed],
  /** Its turn comes by itself. */
  queued: ['info', Clock],
  'under way': ['info', LoaderCircle],
  /** Somebody has to decide or to do something. */
  waiting: ['warning', Hourglass],
  /** In force now. */
  open: ['success', CircleDot],
  done: ['success', CircleCheck],
  /** Something to know; nothing is wrong. */
  noted: ['info', Info],
  /** Otherwise than asked for, or than it should be. */
  attention: ['warning', TriangleAlert],
  failed: ['danger', CircleAlert],
  /** Kept from everybody. */
  withheld: ['danger', EyeOff],
  /** Ended or set aside; nothing more comes of it. */
  over: ['neutral', CircleMinus],
} as const;

export type StatusRole = keyof typeof STATUS_ROLES;

/** A state in its word; each feature says in one table which role its states have. */
export function Status({ means, children }: { means: StatusRole; children: ReactNode }) {
  const [kind, Glyph] = STATUS_ROLES[means];
  return (
    <Badge kind={kind} data-means={means}>
      <Glyph size={14} aria-hidden />
      {children}
    </Badge>
  );
}

/** The colour that a council or the work gives to a status of its own, beside its word. */
export const StatusDot = chakra(
  'span',
  { base: { flexShrink: 0, w: '2.5', h: '2.5', borderRadius: 'full' } },
  { defaultProps: { 'aria-hidden': true } },
);
