/*
 * Runs inside the HTML of a page that waits, behind its markup: the early start has found out the language. Another than the one
 * that stands there lies in a template, no part of the page until now.
 */
window.startEarly?.();
const markup = document.querySelector<HTMLTemplateElement>(
  `template[data-skeleton="${document.documentElement.lang}"]`,
);
if (markup) document.getElementById('root')?.replaceChildren(markup.content);
