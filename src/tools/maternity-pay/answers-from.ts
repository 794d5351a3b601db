import type { MaternityAnswers } from '#rules/maternity-pay/answers.ts';
import type { Told } from './questions.ts';

/** What was told, as the rule takes it. */
export const answersFrom = ({
  event,
  kind,
  day,
  leave,
  leaveDay,
  stay,
  discharge,
  payCents,
  months,
}: Told): MaternityAnswers => ({
  event,
  kind,
  day,
  leave: leaveDay ?? (leave === 'atBirth' ? leave : undefined),
  stay: discharge ? { discharge } : stay === 'discharged' ? undefined : stay,
  payCents,
  months,
});
