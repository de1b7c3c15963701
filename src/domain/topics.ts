/** A topic of a question or complaint, as the server names it; `value` is its id. */
type Topic = { title: string; value: string };

/** The type about collection; it has sub-types, and not every order supports it (specification section 4). */
export const collectionType = '1';

/** The title of a topic; its id if the server sends none. */
export const optionTitle = ({ title, value }: Topic): string => title || value;

/** The titles of a type and its sub-type: each once, without those that the server has not sent. */
export const shownTitles = (...titles: readonly string[]): string[] =>
  [...new Set(titles)].filter((title) => title !== '');

/** Up to four icons, on the complaint start and in the chat alike (specification section 2). */
const maxTopics = 4;

/** The choices, each value once. */
export function distinctOptions<Option extends Pick<Topic, 'value'>>(options: readonly Option[]): Option[] {
  return options.filter(({ value }, index) => options.findIndex((other) => other.value === value) === index);
}

/** The topics of a page, in the server's order: the same in the complaint start and the chat, so that indexes agree. */
export function shownTopics<Option extends Pick<Topic, 'value'>>(options: readonly Option[]): Option[] {
  return distinctOptions(options).slice(0, maxTopics);
}

const compared = (title: string): string => title.trim().toLowerCase();

/** The index of a topic in another list, by one of its titles (empty ones do not count) or its id; -1 without one. */
export function findTopic(
  { title, value }: Topic,
  entries: readonly { id: string; titles: readonly string[] }[],
): number {
  const wanted = compared(title);
  const place = wanted === '' ? -1 : entries.findIndex(({ titles }) => titles.map(compared).includes(wanted));
  return place === -1 && value !== '' ? entries.findIndex(({ id }) => id === value) : place;
}
