/** The methods and properties of nodes by which React changes a page. */
const domMutations = ['appendChild', 'insertBefore', 'removeChild', 'nodeValue', 'textContent'] as const;

/**
 * Keeps React working on a page that a browser translates. A translator replaces React's text nodes; React then throws
 * at its next change, or changes a text that is no longer on the page. So an observer records what others change in an
 * element that lost one of React's nodes. Before React changes such an element, these changes are undone: React finds
 * its nodes, the page shows the new text, and the translator translates it again (decision 92, translated pages).
 *
 * Call it once, before the first rendering. React's changes go through the patched functions below; translators and
 * extensions do not use these functions.
 */
export function surviveTranslation(): void {
  /** The changes by others to an element, oldest first, since they removed a node from it. */
  const changes = new WeakMap<Node, MutationRecord[]>();
  /** The parent of each text that they moved. */
  const parents = new WeakMap<Node, Node>();
  const observer = new MutationObserver(recordChanges);
  const parentOf = (node: Node) => parents.get(node) ?? node;

  function recordChanges(records: readonly MutationRecord[]): void {
    for (const { target, removedNodes } of records)
      for (const node of removedNodes) {
        if (node instanceof Text) parents.set(node, target);
        // An element outside the document is an extension's icon: React's nodes are inside an element of the page.
        if (node.parentNode !== target && (parents.has(node) || node.isConnected))
          changes.set(target, changes.get(target) ?? []);
      }
    for (const record of records) changes.get(parentOf(record.target))?.push(record);
  }

  function undoChanges(parent: Node): void {
    const records = changes.get(parent) ?? [];
    changes.delete(parent);
    for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of records.reverse()) {
      if (oldValue !== null) target.nodeValue = oldValue;
      for (const node of addedNodes) parent.removeChild(node);
      for (const node of removedNodes) parent.insertBefore(node, nextSibling);
    }
  }

  for (const name of domMutations) {
    const own: PropertyDescriptor = { ...Object.getOwnPropertyDescriptor(Node.prototype, name) };
    const kind = own.set ? 'set' : 'value';
    // The DOM types declare the value of a descriptor as any.
    const run = own[kind] as (given: Node, before?: Node | null) => unknown;
    own[kind] = function (this: Node, given: Node, before?: Node | null): unknown {
      recordChanges(observer.takeRecords());
      undoChanges(parentOf(this));
      try {
        return run.call(this, given, before);
      } catch {
        // A node was removed without a record: continue without it.
        return before ? this.appendChild(given) : given;
      } finally {
        // This change was React's own.
        observer.takeRecords();
      }
    };
    Object.defineProperty(Node.prototype, name, own);
  }
  observer.observe(document.body, { subtree: true, childList: true, characterDataOldValue: true });
}
