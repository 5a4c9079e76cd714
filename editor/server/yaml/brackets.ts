import { type Document, isMap, isSeq, visit, YAMLMap, YAMLSeq } from 'yaml';

type Print = YAMLMap['toString'];
type Context = Parameters<Print>[0];

/** Makes a flow collection print with or without a space inside its brackets. */
function pad(node: YAMLMap | YAMLSeq, isPadded: boolean): void {
  const print: Print = (isMap(node) ? YAMLMap : YAMLSeq).prototype.toString;
  node.toString = function (this: YAMLMap, context?: Context, ...more) {
    const inside = context && { ...context, flowCollectionPadding: isPadded ? ' ' : '' };
    return print.call(this, inside, ...more);
  } as Print;
}

/**
 * Keeps the spaces inside brackets as typed, such as `{ icon: fan }` and `[50, 60]`: the printer has
 * one setting for both.
 * @param source the document's text
 */
export function keepBrackets(document: Document, source: string): void {
  visit(document, {
    Collection(_, node) {
      if ((isMap(node) || isSeq(node)) && node.flow) {
        const inside = node.range ? source[node.range[0] + 1] === ' ' : isMap(node);
        pad(node, inside);
      }
    },
  });
}
