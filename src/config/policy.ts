/** Product choices that a regulator or an app store may want changed (decision 9, rating policy). */
export const policy = {
  /** `by-stars`: the store asks after four or more stars, which its rules discourage; `always`: after any. */
  nativeRating: 'by-stars' as 'by-stars' | 'always',
  /** The score that `google-score` reports; the specification sends 5 whatever was tapped. */
  reportedScore: 5,
  /** Whether the consent box of the loan confirmation starts ticked, as specified. Many laws require `false`. */
  consentPreticked: true as boolean,
  /**
   * Whether people with late payments see recommended products and their free limit, as specified for the statuses 3
   * and 5 (`shown`). More loans harm people in trouble (decision 74, offers in trouble).
   */
  offersWhileBehind: 'hidden' as 'hidden' | 'shown',
  /** Whether several pictures can be picked at once; the specification says one (`single`). */
  evidencePicks: 'several' as 'several' | 'single',
  /** The annual rate, all costs included, of the example on the site, by market: that of the demo's first product. */
  exampleAnnualPercent: { indonesia: 46.8, india: 45.7 },
} as const;
