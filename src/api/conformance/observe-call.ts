import type { CallDefinition } from '../define-call';
import { checkAnswer } from './answer-drift';
import type { Observation } from './meter';
import { requestDrift, type SentFields } from './request-drift';

type Exchange = {
  definition: CallDefinition;
  sent: SentFields;
  /** Body of the answer as text; `null` when none came. */
  answer: string | null;
  by: Observation['by'];
  /** Names that every request may carry in its address. */
  common: readonly string[];
};

/** Holds one exchange against the contract: what was asked, and what came back. */
export function observeCall({ definition, sent, answer, by, common }: Exchange): Observation {
  const asked = requestDrift(definition, sent, common);
  if (answer === null) return { call: definition.name, by, outcome: 'silent', drift: asked, times: 1 };
  const { isRefusal, drift } = checkAnswer(definition, answer);
  return {
    call: definition.name,
    by,
    outcome: isRefusal ? 'refused' : 'answered',
    drift: [...asked, ...drift],
    times: 1,
  };
}
