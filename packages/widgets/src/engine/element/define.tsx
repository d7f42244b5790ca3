/**
 * Defines React components as custom elements, on `@r2wc/core`, which gives the class its observed attributes, its
 * container and its mount–update–unmount cycle, and accepts a custom renderer. (Its React package adds only one root
 * per element, which costs too much.) This is the only importer of it, and corrects its differences from native
 * elements:
 *
 * - A property set before the upgrade takes effect, instead of hiding the accessor for good.
 * - An attribute that is removed or empty resets its prop; an empty boolean attribute is true.
 * - Unreadable JSON gives the default; a JSON prop is never written to an attribute.
 * - r2wc's `function` type (a global by name) and its `events` (not bubbling, odd names) are not used.
 * - Moving an element keeps its state; it mounts only while it is in a page.
 * - A declarative shadow root is kept and hydrated; styles are shared sheet objects.
 */
import r2wc from '@r2wc/core';
import type { ElementSpec, Tag } from '../elements/elements.ts';
import { isKept } from '../hydration/snapshot-match.ts';
import { page } from '../page/page-config.ts';
import { pageShop } from '../page/page-shop.ts';
import { propName, toAttribute, toProp } from './attributes.ts';
import { framed } from './frame.tsx';
import { isOfServer, type Mounted, mount } from './mount.tsx';
import { adopt, adoptAlso, adoptFirst, adoptLight } from './style-sheets.ts';
import { type AnyWidget, anyWidget, elementSheets, type WidgetModule } from './widget-module.ts';
import type {} from './without-hydration.ts';

/** Symbols under which r2wc keeps its state. */
const PROPS: unique symbol = Symbol.for('r2wc.props');
const MOUNTED: unique symbol = Symbol.for('r2wc.context');
const RENDER: unique symbol = Symbol.for('r2wc.render');

interface R2wcElement extends HTMLElement {
  [PROPS]: Record<string, unknown>;
  [MOUNTED]?: Mounted;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Returns the container of the React tree: the server's, or a new one. */
function boxIn(root: ShadowRoot, spec: ElementSpec): HTMLElement {
  const sent = root.querySelector<HTMLElement>('.clinic-root');
  if (sent) return sent;
  const box = root.ownerDocument.createElement('div');
  box.className = 'clinic-root';
  box.setAttribute('part', 'root');
  if (spec.inline) box.dataset.inline = 'true';
  root.append(box);
  return box;
}

/** Prepares the server's HTML in a shadow root, if there is any, or what an earlier mount has left there. */
function takeOver(root: ShadowRoot, box: HTMLElement, sent: Node | null | undefined): void {
  for (const child of [...root.children]) if (child !== box && child !== sent) child.remove();
  // Without an API address there is no shop, and the boundary shows the error.
  if (box.lang && page().config.apiBase !== undefined) {
    // The shop takes the server's answers, which refer to texts in the HTML: before Preact renders that anew.
    const current = pageShop();
    if (!globalThis.WITHOUT_HYDRATION && isOfServer(box) && !isKept(box, current))
      box.replaceChildren();
  }
  if (globalThis.WITHOUT_HYDRATION) return;
  // Parts that arrive later: above the element's sheets at once, as when they are here.
  for (const sent of box.querySelectorAll('style')) adoptAlso(root, sent.textContent);
}

const links = () => page().config;

/** Attributes that every element takes, besides those that are properties of every element. */
const KNOWN = /^(class|data-|aria-|theme=(light|dark|auto)$)/;

function classOf(tag: string, definition: AnyWidget, spec: ElementSpec): CustomElementConstructor {
  const { component, lightStyles = [], shop = pageShop } = definition;
  const sheets = elementSheets(definition);
  const attributes = Object.entries<ElementSpec['attributes'][string]>(spec.attributes).map(
    ([name, attribute]) => [name, propName(name), attribute] as const,
  );

  /** Returns the props of the component: r2wc adds its container. */
  const ownProps = (props: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(attributes.map(([, prop]) => [prop, props[prop]]));

  const Base = r2wc<Record<string, unknown>, Mounted>(
    component,
    // Strings only, so that r2wc runs no conversion that could throw or resolve a global.
    { shadow: 'open', props: attributes.map(([, prop]) => prop) },
    {
      mount(root, _component, props) {
        if (!(root instanceof ShadowRoot) || !(root.host instanceof HTMLElement)) {
          throw new TypeError(`<${tag}> has no shadow root.`);
        }
        const element = root.host;
        // A first mount without the server's HTML, as most of them are: a page may add hundreds at once.
        const isEmpty = !root.firstChild;
        const box = boxIn(root, spec);
        if (isEmpty) adoptFirst(root, sheets);
        else takeOver(root, box, adopt(root, sheets));
        const isSent = !globalThis.WITHOUT_HYDRATION && isOfServer(box);
        const frame = () =>
          framed({ tag, element, box, shop, links, isSent, component, props: ownProps(props) });
        const mounted = mount(box, frame());
        return { update: () => mounted.update(frame()), unmount: mounted.unmount };
      },
      update: (mounted) => mounted.update(null),
      unmount: (mounted) => mounted.unmount(),
    },
  ) as unknown as new () => R2wcElement;

  return class WidgetElement extends Base {
    #releaseLight: (() => void) | undefined;
    #lightRoot: Node | undefined;

    constructor() {
      super();
      for (const [name, prop, attribute] of attributes) {
        this[PROPS][prop] = toProp(attribute, this.getAttribute(name));
        this.#takeEarly(prop);
      }
    }

    static {
      for (const [name, prop, attribute] of attributes) {
        Object.defineProperty(WidgetElement.prototype, prop, {
          configurable: true,
          enumerable: true,
          get(this: WidgetElement) {
            return this[PROPS][prop];
          },
          set(this: WidgetElement, value: unknown) {
            if (attribute.type === 'json') {
              this[PROPS][prop] = value ?? attribute.default;
              this.#changed();
              return;
            }
            const text = toAttribute(attribute, value);
            if (text === null) this.removeAttribute(name);
            else this.setAttribute(name, text);
            // During an upgrade the browser does not report the change.
            this.attributeChangedCallback(name);
          },
        });
      }
    }

    /** Removes a property that was set before the upgrade, because it would hide the accessor. */
    #takeEarly(prop: string) {
      if (!Object.hasOwn(this, prop)) return;
      const value: unknown = Reflect.get(this, prop);
      Reflect.deleteProperty(this, prop);
      Reflect.set(this, prop, value);
    }

    #changed() {
      if (this[MOUNTED]) this[RENDER]();
    }

    attributeChangedCallback(name: string) {
      const attribute = spec.attributes[name];
      if (!attribute) return;
      const value = toProp(attribute, this.getAttribute(name));
      if (Object.is(this[PROPS][propName(name)], value)) return;
      this[PROPS][propName(name)] = value;
      this.#changed();
    }

    override connectedCallback() {
      if (!this.isConnected) return;
      const root = this.getRootNode();
      if (root !== this.#lightRoot && (root instanceof Document || root instanceof ShadowRoot)) {
        this.#releaseLight?.();
        this.#releaseLight = adoptLight(root, lightStyles);
        this.#lightRoot = root;
      }
      super.connectedCallback();
      for (const { name, value } of this.attributes)
        if (!(name in spec.attributes || name in this || KNOWN.test(`${name}=${value}`)))
          page().doctor?.(({ examine }) => examine());
    }

    override disconnectedCallback() {
      // A move is a removal and an insertion in one task: unmounts only elements that stay out.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#releaseLight?.();
        this.#releaseLight = this.#lightRoot = undefined;
        super.disconnectedCallback();
      });
    }

    /** With this callback, `moveBefore()` calls neither of the two above. */
    connectedMoveCallback() {}

    /** A document rejects style sheets of another document. */
    adoptedCallback() {
      if (this.shadowRoot) adopt(this.shadowRoot, sheets);
    }

    /** r2wc requests a new root; a repeated request would empty the one from the server. */
    override attachShadow(): ShadowRoot {
      const delegatesFocus = spec.delegatesFocus ?? false;
      return this.shadowRoot ?? super.attachShadow({ mode: 'open', delegatesFocus });
    }
  };
}

/** Defines an element from its parts; for tests and for elements outside the table. */
export function defineElement(tag: string, definition: AnyWidget, spec: ElementSpec): void {
  if (!customElements.get(tag)) customElements.define(tag, classOf(tag, definition, spec));
}

/** Defines an element by its code and its row of the table. Does nothing if the tag is already defined. */
export function define<T extends Tag>(
  tag: T,
  { widget, row }: { readonly widget: WidgetModule<T>; readonly row: ElementSpec },
): void {
  defineElement(tag, anyWidget(widget), row);
}
