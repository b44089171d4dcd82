import { nonBreaking } from '@geven/timber';
import { Heading } from '@geven/ui/Heading';
import { Fragment, type ReactNode } from 'react';
import type { BlockProvider } from '../block-provider';
import { resolveLink } from '../resolve-link';
import { headingIds } from './contents-of';
import * as styles from './rich-text.css';
import { isRichText, type RichTextMark, type RichTextNode } from './rich-text-node';

export interface RichTextProps {
  /** The vendor's rich text; anything else renders nothing. */
  text: unknown;
  provider: BlockProvider;
  /** Shows blocks that stand inside the text. */
  renderBlocks?: ((blocks: readonly unknown[]) => ReactNode) | undefined;
  className?: string | undefined;
}

/** Deeper than any text is meant: what is below is left out. */
const MAX_DEPTH = 20;

interface Context {
  readonly provider: BlockProvider;
  readonly ids: ReadonlyMap<RichTextNode, string>;
  readonly renderBlocks: RichTextProps['renderBlocks'];
}

/**
 * The vendor's rich text as elements, one for each node, and none that is not named here: text is text, whatever it
 * looks like, and links lead only where `safeAddress` allows.
 */
export function RichText({ text, provider, renderBlocks, className }: RichTextProps) {
  if (!isRichText(text)) return null;
  const context: Context = { provider, ids: headingIds(text), renderBlocks };
  return <div className={className ? `${styles.root} ${className}` : styles.root}>{children(text, context, 0)}</div>;
}

function children(node: RichTextNode, context: Context, depth: number): ReactNode {
  if (depth > MAX_DEPTH || !Array.isArray(node.content)) return null;
  // A text has no other names for its parts, and they never change places.
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
  return node.content.map((child, index) => <Fragment key={index}>{render(child, context, depth + 1)}</Fragment>);
}

function render(node: RichTextNode, context: Context, depth: number): ReactNode {
  const inner = () => children(node, context, depth);
  switch (node.type) {
    case 'text':
      return marked(nonBreaking(context.provider.fill(String(node.text ?? ''))), node.marks ?? [], context);
    case 'paragraph':
      return <p>{inner()}</p>;
    case 'heading':
      return (
        <Heading id={context.ids.get(node)} level={levelOf(node)} size={SIZE_OF_LEVEL[levelOf(node)]}>
          {inner()}
        </Heading>
      );
    case 'bullet_list':
      return <ul>{inner()}</ul>;
    case 'ordered_list':
      return <ol>{inner()}</ol>;
    case 'list_item':
      return <li>{inner()}</li>;
    case 'blockquote':
      return <blockquote>{inner()}</blockquote>;
    case 'code_block':
      return (
        <pre>
          <code>{inner()}</code>
        </pre>
      );
    case 'hard_break':
      return <br />;
    case 'horizontal_rule':
      return <hr />;
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
        <div className={styles.scroll} tabIndex={0}>
          <table>
            <tbody>{inner()}</tbody>
          </table>
        </div>
      );
    case 'tableRow':
      return <tr>{inner()}</tr>;
    case 'tableHeader':
      return <th scope="col">{inner()}</th>;
    case 'tableCell':
      return <td>{inner()}</td>;
    case 'blok':
      return context.renderBlocks?.(Array.isArray(node.attrs?.body) ? node.attrs.body : []);
    default:
      context.provider.onProblem(`A text has a part of the unknown kind ${String(node.type)}`);
      return inner();
  }
}

/** Smaller than the headings of a page's sections: a text has many. */
const SIZE_OF_LEVEL = { 2: 'heading', 3: 'subheading', 4: 'name' } as const;

/** A text stands below the title of its page, so its headings begin with the second level. */
function levelOf({ attrs }: RichTextNode): 2 | 3 | 4 {
  const level = Number(attrs?.level);
  return level >= 4 ? 4 : level === 3 ? 3 : 2;
}

const ELEMENT_OF_MARK = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
} as const;

function marked(text: string, marks: readonly RichTextMark[], { provider }: Context): ReactNode {
  let marked: ReactNode = text;
  for (const { type, attrs } of marks) {
    const href = type === 'link' ? resolveLink(attrs, provider) : null;
    const Element = Object.hasOwn(ELEMENT_OF_MARK, type) ? ELEMENT_OF_MARK[type as keyof typeof ELEMENT_OF_MARK] : null;
    if (href !== null) marked = <a href={href}>{marked}</a>;
    else if (Element) marked = <Element>{marked}</Element>;
  }
  return marked;
}
