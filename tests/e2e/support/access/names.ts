import type { CDPSession, Page } from '@playwright/test';
import { entriesIn, foreignTo, leaked } from '../../../support/catalogs';

/** A node of the accessibility tree, as far as it is looked at. */
export type AxNode = {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
};

const controls = new Set(
  'button link textbox searchbox checkbox radio switch slider combobox spinbutton tab menuitem DisclosureTriangle'.split(
    ' ',
  ),
);

/** What tells two controls of one name apart: a screen reader says it on the way in. */
const contexts = new Set(
  'listitem row article region group radiogroup navigation form contentinfo banner dialog tabpanel Details log Date'.split(
    ' ',
  ),
);

const roleOf = ({ role }: AxNode): string => role?.value ?? '';
const nameOf = ({ name }: AxNode): string => (name?.value ?? '').trim();

function ancestors(node: AxNode, byId: ReadonlyMap<string, AxNode>): AxNode[] {
  const parent = byId.get(node.parentId ?? '');
  return parent ? [parent, ...ancestors(parent, byId)] : [];
}

const isFocusable = ({ properties = [] }: AxNode): boolean =>
  properties.some(({ name, value }) => name === 'focusable' && value.value === true);
function addressOf(node: AxNode): string {
  const address = node.properties?.find(({ name }) => name === 'url')?.value.value;
  return roleOf(node) === 'link' && typeof address === 'string' ? address : '';
}

/**
 * What is wrong with the names in an accessibility tree. Those that are missing are found by axe.
 * @param foreign what another language would say otherwise
 */
export function nameProblems(nodes: readonly AxNode[], foreign: ReadonlySet<string>): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const told = nodes.filter(({ ignored }) => !ignored);
  const operated = told.filter((node) => controls.has(roleOf(node)));
  const problems = [
    ...told
      .filter((node) => isFocusable(node) && roleOf(node) === 'generic')
      .map((node) => `something takes the focus and is nothing: "${nameOf(node)}"`),
    ...operated
      .filter((node) => foreign.has(nameOf(node)))
      .map((node) => `a ${roleOf(node)} in another language: "${nameOf(node)}"`),
    // What is in a field is what somebody typed, or a file.
    ...told
      .filter((node) => leaked.test(nameOf(node)) && !ancestors(node, byId).some((one) => roleOf(one) === 'textbox'))
      .map((node) => `a ${roleOf(node)} named "${nameOf(node)}"`),
  ];
  const met = new Map<string, AxNode>();
  for (const node of operated) {
    if (nameOf(node) === '') continue;
    // Two links to one place are one link, said twice.
    const address = addressOf(node);
    const context = ancestors(node, byId).find((ancestor) => contexts.has(roleOf(ancestor)) && !ancestor.ignored);
    const key = `${roleOf(node)}|${nameOf(node)}|${context?.nodeId ?? ''}`;
    const other = met.get(key);
    if (other && (address === '' || address !== addressOf(other)))
      problems.push(`two ${roleOf(node)}s named "${nameOf(node)}"`);
    met.set(key, node);
  }
  return [...new Set(problems)];
}

const foreignWords: Record<string, Promise<ReadonlySet<string>>> = {};
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The accessibility tree of a page, as Chromium gives it to a screen reader. */
async function accessibilityTree(page: Page): Promise<AxNode[]> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { nodes } = await (await session).send('Accessibility.getFullAXTree');
  return nodes;
}

export async function namesFindings(page: Page, locale: string): Promise<string[]> {
  const foreign = await (foreignWords[locale] ??= entriesIn(locale).then(foreignTo));
  return nameProblems(await accessibilityTree(page), foreign);
}
