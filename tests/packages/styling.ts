// Reads from the widgets' sources which parts and slots each element has.
import ts from 'typescript';
import { COMMON_PARTS, PART_DOCS } from '../../packages/widgets/src/styling-docs.ts';
import { elements } from './sources.ts';

const NAMES = /^[a-z]+(?:-[a-z]+)*(?: [a-z]+(?:-[a-z]+)*)*$/;

/** The kinds of a part whose name ends in a value: `button-` of `button-${kind}`. */
const kindsOf = (start: string) => Object.keys(PART_DOCS).filter((name) => name.startsWith(start));

function partsIn(value: ts.Node | undefined): string[] {
  if (!value) return [];
  if (ts.isJsxExpression(value)) return partsIn(value.expression);
  if (ts.isStringLiteral(value) || ts.isNoSubstitutionTemplateLiteral(value))
    return NAMES.test(value.text) ? value.text.split(' ') : [];
  if (!ts.isTemplateExpression(value)) return [];
  const words = value.head.text.split(' ');
  const start = words.pop() ?? '';
  return [...words, ...kindsOf(start)];
}

/** The name of a slot that a page may fill; undefined for one that the element fills. */
function slotIn(node: ts.JsxOpeningLikeElement): string | undefined {
  if (node.tagName.getText() !== 'slot') return undefined;
  const name = node.attributes.properties.find(
    (each): each is ts.JsxAttribute => ts.isJsxAttribute(each) && each.name.getText() === 'name',
  );
  if (!name) return '';
  return name.initializer && ts.isStringLiteral(name.initializer)
    ? name.initializer.text
    : undefined;
}

const isOpening = (node: ts.Node): node is ts.JsxOpeningLikeElement =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

/** The parts and slots of each element, by tag, those of its on-demand parts included. */
export function stylingOf(): ReadonlyMap<
  string,
  { readonly parts: readonly string[]; readonly slots: readonly string[] }
> {
  return new Map(
    elements.map(({ tag, arrivals }) => {
      const parts = new Set(COMMON_PARTS);
      const slots = new Set<string>();
      // `::part` reaches nothing in the page's own DOM.
      const pieces = arrivals
        .flatMap((arrival) => arrival.pieces)
        .filter(({ place }) => place === 'shadow');
      for (const { nodes } of pieces) {
        for (const attribute of nodes(ts.isJsxAttribute))
          if (attribute.name.getText() === 'part')
            for (const part of partsIn(attribute.initializer)) parts.add(part);
        for (const property of nodes(ts.isPropertyAssignment))
          if (property.name.getText() === 'part')
            for (const part of partsIn(property.initializer)) parts.add(part);
        for (const slot of nodes(isOpening).flatMap((node) => slotIn(node) ?? [])) slots.add(slot);
      }
      return [tag, { parts: [...parts].sort(), slots: [...slots].sort() }];
    }),
  );
}
