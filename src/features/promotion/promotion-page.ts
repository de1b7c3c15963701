/** The inputs of a promotion link that name its campaign. */
export const campaignInputs = ['id', 'user_from', 'app_from', 'utm_tag', 'invite_code', 'merchantNumber'] as const;

/** All inputs of a promotion link. */
export const linkInputs = [...campaignInputs, 'userName', 'templateId'] as const;

/** The shared page options of the promotion pages; new links use the planned inputs. */
export const promotionPage = {
  inputs: linkInputs,
  catalogs: ['promotion'],
  planned: campaignInputs,
  market: 'mainland',
} as const;
