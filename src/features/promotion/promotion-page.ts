/** What a campaign link names, as in the wire protocol. */
export const campaignInputs = ['id', 'user_from', 'app_from', 'utm_tag', 'invite_code', 'merchantNumber'] as const;

export const linkInputs = [...campaignInputs, 'userName', 'templateId'] as const;

/** The shared options of the promotion pages, part of every first load; new links use the planned inputs. */
export const promotionPage = {
  inputs: linkInputs,
  catalogs: ['promotion'],
  planned: campaignInputs,
  market: 'mainland',
} as const;
