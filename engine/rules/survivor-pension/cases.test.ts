import { prove } from '../proof/prove.ts';
import { contradictionsOf } from './contradictions.ts';
import { withFormerPartner } from './former-partner.ts';
import { cases } from './proof/cases.ts';
import { survivorPension } from './survivor-pension.ts';

prove(cases, (answers, on) => {
  const result = survivorPension(answers, on);
  const [first] = result.outcome === 'compared' ? result.timelines.asTold : [];
  return {
    ...result,
    askBack: contradictionsOf(answers),
    withFormerPartner:
      first && result.outcome === 'compared' ? withFormerPartner(result, first) : undefined,
  };
});
