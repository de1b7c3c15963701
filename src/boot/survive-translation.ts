/** What React calls or assigns to change a page. */
const waysToChange = ['appendChild', 'insertBefore', 'removeChild', 'nodeValue', 'textContent'] as const;

/**
 * Lets React go on in a page that a browser translates. A translator puts its own nodes in the place of React's
 * texts, and React then throws at its next change, or changes a text that is no longer on the page. So an observer
 * notes what others do to an element that has lost a node of React's. Before React changes such an element, all of
 * that is taken back: React finds what it left, the page shows the new text, and the translator translates it again
 * (decision 92, translated pages).
 *
 * Called once, before the first rendering. Whatever does not come through the functions below is the work of others:
 * translators and extensions have functions of their own.
 */
export function surviveTranslation(): void {
  /** What others have done to an element, oldest first, from the moment on when they took a node out of it. */
  const changes = new WeakMap<Node, MutationRecord[]>();
  /** The element of each text that they have moved. */
  const places = new WeakMap<Node, Node>();
  const observer = new MutationObserver(learn);
  const placeOf = (node: Node) => places.get(node) ?? node;

  function learn(records: readonly MutationRecord[]): void {
    for (const { target, removedNodes } of records)
      for (const node of removedNodes) {
        if (node instanceof Text) places.set(node, target);
        // An element that is nowhere is the extension's own icon: what React made would stand in
        // something of the extension.
        if (node.parentNode !== target && (places.has(node) || node.isConnected))
          changes.set(target, changes.get(target) ?? []);
      }
    for (const record of records) changes.get(placeOf(record.target))?.push(record);
  }

  function takeBack(place: Node): void {
    const records = changes.get(place) ?? [];
    changes.delete(place);
    for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of records.reverse()) {
      if (oldValue !== null) target.nodeValue = oldValue;
      for (const node of addedNodes) place.removeChild(node);
      for (const node of removedNodes) place.insertBefore(node, nextSibling);
    }
  }

  for (const name of waysToChange) {
    const own: PropertyDescriptor = { ...Object.getOwnPropertyDescriptor(Node.prototype, name) };
    const kind = own.set ? 'set' : 'value';
    // The platform types what a descriptor holds as any.
    const run = own[kind] as (given: Node, before?: Node | null) => unknown;
    own[kind] = function (this: Node, given: Node, before?: Node | null): unknown {
      learn(observer.takeRecords());
      takeBack(placeOf(this));
      try {
        return run.call(this, given, before);
      } catch {
        // A node is gone and nobody saw it go: the page goes on without.
        return before ? this.appendChild(given) : given;
      } finally {
        // This was React, nobody else.
        observer.takeRecords();
      }
    };
    Object.defineProperty(Node.prototype, name, own);
  }
  observer.observe(document.body, { subtree: true, childList: true, characterDataOldValue: true });
}
