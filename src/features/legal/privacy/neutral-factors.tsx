import { msg, useLingui } from '@lingui/macro';

/** What never counts in a decision (specification section 2, privacy policy). */
const factors = [
  msg`Gender`,
  msg({ message: 'Race', comment: 'What a person’s treatment must not depend on' }),
  msg`Ethnicity`,
  msg`Religion`,
  msg({ message: 'Origin', comment: 'Where a person comes from' }),
  msg`Sexual orientation`,
  msg`Disability`,
  msg`History or medical condition`,
  msg`Political inclination`,
];

/** The list of non-decision categories. */
export function NeutralFactors() {
  const { t } = useLingui();
  return (
    <ul>
      {factors.map((factor) => (
        <li key={factor.id}>{t(factor)}</li>
      ))}
    </ul>
  );
}
