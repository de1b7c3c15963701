/**
 * Product choices that a regulator or an app store may want different, each with its safer alternative.
 * Switching one is a one-line change here; the screens only read this object (decision 9, rating policy).
 */
export const policy = {
  /**
   * `by-stars`: four or more stars go to the store's rating prompt, fewer to a thank-you dialog.
   * Store review rules discourage asking only happy people; `always` shows the prompt to everyone.
   */
  nativeRating: 'by-stars' as 'by-stars' | 'always',
  /** The score that `google-score` reports; the specification sends 5 whatever was tapped. */
  reportedScore: 5,
  /**
   * Whether the consent box of the loan confirmation starts ticked. The specification says so;
   * data-protection law in many places wants `false`: consent is given by an act.
   */
  consentPreticked: true as boolean,
  /**
   * Whether people who are behind with their payments are shown recommended products and the limit that is still free.
   * The specification shows products at statuses 3 and 5; lending to people in trouble harms them (decision 74, offers
   * in trouble). `shown` is the letter of it.
   */
  offersWhileBehind: 'hidden' as 'hidden' | 'shown',
  /**
   * How many pictures one pick of evidence may bring. The specification says one; several at once spare a person nine
   * rounds through the gallery, and webviews that know one only still give one. `single` is the letter of it.
   */
  evidencePicks: 'several' as 'several' | 'single',
  /**
   * Annual percentage rate, all costs included, of the repayment example on the official site. No offer: a product's
   * own rate comes from the server. Rules on advertising credit usually want an example that is typical of what is
   * lent: it is that of the demo's first product in each market.
   */
  exampleAnnualPercent: { indonesia: 46.8, india: 45.7 },
} as const;
